import {
  ANY_TYPE,
  childrenOf,
  typeNamed,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
} from "luau-syntax";

/** A name, or a generic of the type or signature around it. */
export const named = (name: string, args: readonly TypeOrPack[] = [], isOfGeneric = false): TypeReference =>
  typeNamed(name, isOfGeneric ? GENERIC : UNRESOLVED, args);

const GENERIC = { kind: "generic" } as const;
const UNRESOLVED = { kind: "unresolved" } as const;

type GenericReference = TypeReference & { readonly target: { readonly kind: "generic" } };

export const isGeneric = (type: TypeOrPack): type is GenericReference =>
  type.kind === "reference" && type.target.kind === "generic";

export const hasGeneric = (type: TypeOrPack): boolean => isGeneric(type) || childrenOf(type).some(hasGeneric);

/** The search has no packs but variadics: `searchText` writes none. */
export const withoutDots = (type: TypeOrPack): TypeNode => {
  if (type.kind === "variadic") return type.type;
  return type.kind === "genericPack" || type.kind === "typeList" ? ANY_TYPE : type;
};

/** A query by type may have several readings. */
export interface TypeQuery {
  /** The symbol must match the name; empty for any. */
  readonly name: string;
  readonly generics: readonly string[];
  /** Null if not specified. */
  readonly params: readonly TypeOrPack[] | null;
  /** Null if not specified; empty for `-> ()`. */
  readonly returns: readonly TypeOrPack[] | null;
}
