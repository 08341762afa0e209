import { assertNever } from "../model/assert-never";
import type { GenericPack, GenericParameter, PackTail, ReferenceTarget, TypeNode, TypeOrPack, TypeReference } from "../model/types";

/** What a name leads to, in the file that writes it; or the type that stands in its place. */
export type ResolveReference = (reference: TypeReference) => ReferenceTarget | { readonly kind: "inlined"; readonly type: TypeNode };

/** The type with every name linked. What has no names stays the same object. */
export function linkType(type: TypeNode, resolve: ResolveReference): TypeNode {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return type;
    case "reference":
      return linkReference(type, resolve);
    case "table":
      return { kind: "table", fields: type.fields.map((field) =>
        field.kind === "indexer"
          ? { ...field, key: linkType(field.key, resolve), value: linkType(field.value, resolve) }
          : { ...field, type: linkType(field.type, resolve) },
      ) };
    case "array":
      return { ...type, element: linkType(type.element, resolve) };
    case "optional":
      return { kind: "optional", type: linkType(type.type, resolve) };
    case "union":
    case "intersection":
      return { kind: type.kind, members: type.members.map((member) => linkType(member, resolve)) };
    case "function":
      return {
        kind: "function",
        generics: linkGenerics(type.generics, resolve),
        parameters: type.parameters.map((parameter) => ({ ...parameter, type: linkType(parameter.type, resolve) })),
        variadic: linkTail(type.variadic, resolve),
        returns: type.returns.map((returned) => ({ ...returned, type: linkType(returned.type, resolve) })),
        returnsTail: linkTail(type.returnsTail, resolve),
      };
    default:
      return assertNever(type);
  }
}

function linkReference(type: TypeReference, resolve: ResolveReference): TypeNode {
  const target = type.target.kind === "unresolved" ? resolve(type) : type.target;
  if (target.kind === "inlined") return target.type;
  return { ...type, args: type.args.length === 0 ? type.args : type.args.map((arg) => linkTypeOrPack(arg, resolve)), target };
}

function linkTypeOrPack(item: TypeOrPack, resolve: ResolveReference): TypeOrPack {
  if (item.kind === "variadic" || item.kind === "genericPack") return linkTail(item, resolve) ?? item;
  if (item.kind !== "typeList") return linkType(item, resolve);
  return { kind: "typeList", types: item.types.map((type) => linkType(type, resolve)), tail: linkTail(item.tail, resolve) };
}

function linkTail(tail: PackTail | null, resolve: ResolveReference): PackTail | null {
  if (tail === null || tail.kind === "genericPack") return tail;
  return { kind: "variadic", type: linkType(tail.type, resolve) };
}

/** Of a parameter or a return: a variadic may stand for a pack, which names nothing but itself. */
export const linkTypeOrGenericPack = (type: TypeNode | GenericPack, resolve: ResolveReference): TypeNode | GenericPack =>
  type.kind === "genericPack" ? type : linkType(type, resolve);

export const linkGenerics = (generics: readonly GenericParameter[], resolve: ResolveReference): readonly GenericParameter[] =>
  generics.length === 0
    ? generics
    : generics.map((generic) => ({ ...generic, default: generic.default === null ? null : linkTypeOrPack(generic.default, resolve) }));
