import { assertNever } from "../model/assert-never";
import type { FunctionType, GenericPack, GenericParameter, PackTail, ReferenceTarget, TableTypeField, TypeNode, TypeOrPack, TypeReference } from "../model/types";

/** What a name leads to, in the file that writes it; or the type that stands in its place. */
export type ResolveReference = (reference: TypeReference) => ReferenceTarget | { readonly kind: "inlined"; readonly type: TypeNode };

/** The type with every name linked. What has nothing to link stays the same object: most types of large files do. */
export function linkType(type: TypeNode, resolve: ResolveReference): TypeNode {
  switch (type.kind) {
    case "nil":
    case "string":
    case "boolean":
    case "typeof":
      return type;
    case "reference":
      return linkReference(type, resolve);
    case "table": {
      const fields = mapSame(type.fields, (field) => linkField(field, resolve));
      return fields === type.fields ? type : { kind: "table", fields };
    }
    case "array": {
      const element = linkType(type.element, resolve);
      return element === type.element ? type : { ...type, element };
    }
    case "optional": {
      const inner = linkType(type.type, resolve);
      return inner === type.type ? type : { kind: "optional", type: inner };
    }
    case "union":
    case "intersection": {
      const members = mapSame(type.members, (member) => linkType(member, resolve));
      return members === type.members ? type : { kind: type.kind, members };
    }
    case "function":
      return linkFunctionType(type, resolve);
    default:
      return assertNever(type);
  }
}

/** As `map`, but the very array when nothing in it changes. */
export function mapSame<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  let result: T[] | null = null;
  items.forEach((item, index) => {
    const changed = change(item);
    if (changed === item) return;
    result ??= [...items];
    result[index] = changed;
  });
  return result ?? items;
}

function linkField(field: TableTypeField, resolve: ResolveReference): TableTypeField {
  if (field.kind === "indexer") return { ...field, key: linkType(field.key, resolve), value: linkType(field.value, resolve) };
  const type = linkType(field.type, resolve);
  return type === field.type ? field : { ...field, type };
}

function linkFunctionType(type: FunctionType, resolve: ResolveReference): FunctionType {
  const linkNamed = <T extends { readonly type: TypeNode }>(item: T): T => {
    const linked = linkType(item.type, resolve);
    return linked === item.type ? item : { ...item, type: linked };
  };
  return {
    kind: "function",
    generics: linkGenerics(type.generics, resolve),
    parameters: mapSame(type.parameters, linkNamed),
    variadic: linkTail(type.variadic, resolve),
    returns: mapSame(type.returns, linkNamed),
    returnsTail: linkTail(type.returnsTail, resolve),
  };
}

function linkReference(type: TypeReference, resolve: ResolveReference): TypeNode {
  if (type.target.kind !== "unresolved" && type.args.length === 0) return type;
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
