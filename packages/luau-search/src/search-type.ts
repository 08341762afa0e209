/** Types in queries and in the index. */
import { childrenOf, type TypeNode, type TypeOrPack, type TypeReference } from "luau-contract";

/** A name, or a generic of what is around it. */
export const named = (
  name: string,
  args: readonly TypeOrPack[] = [],
  isOfGeneric = false,
): TypeReference => ({
  kind: "reference",
  prefix: null,
  name,
  args,
  target: { kind: isOfGeneric ? "generic" : "unresolved" },
  span: NOWHERE,
});

const NOWHERE = [0, 0] as const;

export const ANY = named("any");
export const NIL: TypeNode = { kind: "nil" };

type GenericReference = TypeReference & { readonly target: { readonly kind: "generic" } };

export const isGeneric = (type: TypeOrPack): type is GenericReference =>
  type.kind === "reference" && type.target.kind === "generic";

/** Whether a type names a generic anywhere in it. */
export const hasGeneric = (type: TypeOrPack): boolean => isGeneric(type) || childrenOf(type).some(hasGeneric);

/** Without the dots of a variadic. The search has no other packs: `searchText` writes none. */
export const withoutDots = (type: TypeOrPack): TypeNode => {
  if (type.kind === "variadic") return type.type;
  return type.kind === "genericPack" || type.kind === "typeList" ? ANY : type;
};
