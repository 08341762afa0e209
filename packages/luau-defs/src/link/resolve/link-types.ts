import {
  type GenericPack,
  type GenericParameter,
  mapChildren,
  mapGenerics,
  mapTypes,
  type ReferenceTarget,
  type TypeNode,
  type TypeReference,
  withChanges,
} from "luau-syntax";

/** Resolves a name in the file that uses it, to a target or to the type that replaces it. */
export type ResolveReference = (
  reference: TypeReference,
) => ReferenceTarget | { readonly kind: "inlined"; readonly type: TypeNode };

export const linkType = (type: TypeNode, resolve: ResolveReference): TypeNode =>
  type.kind === "reference" ? linkReference(type, resolve) : mapChildren(type, linkType, resolve);

function linkReference(type: TypeReference, resolve: ResolveReference): TypeNode {
  const target = type.target.kind === "unresolved" ? resolve(type) : type.target;
  if (target.kind === "inlined") return target.type;
  return withChanges(type, { args: mapTypes(type.args, linkType, resolve), target });
}

/** For a parameter or return value: a variadic may be a generic pack, which links to nothing. */
export const linkTypeOrGenericPack = (
  type: TypeNode | GenericPack,
  resolve: ResolveReference,
): TypeNode | GenericPack => (type.kind === "genericPack" ? type : linkType(type, resolve));

export const linkGenerics = (
  generics: readonly GenericParameter[],
  resolve: ResolveReference,
): readonly GenericParameter[] => mapGenerics(generics, linkType, resolve);
