import { assertNever } from "luau-contract";
import type {
  FunctionType,
  GenericPack,
  GenericParameter,
  PackTail,
  ReferenceTarget,
  TableTypeField,
  TypeNode,
  TypeOrPack,
  TypeReference,
} from "../model/types";

/** Resolves a name in the file that uses it, to a target or to the type that replaces it. */
export type ResolveReference = (
  reference: TypeReference,
) => ReferenceTarget | { readonly kind: "inlined"; readonly type: TypeNode };

/**
 * Links every name in a type. A type without names keeps its identity: most types in large files have none.
 */
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
      const fields = mapSame(type.fields, linkField, resolve);
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
      const members = mapSame(type.members, linkType, resolve);
      return members === type.members ? type : { kind: type.kind, members };
    }
    case "function":
      return linkFunctionType(type, resolve);
    default:
      return assertNever(type);
  }
}

/**
 * Like `map`, but returns the same array if nothing changes. `by` is passed on because allocating a closure
 * per call costs more.
 */
export function mapSame<T, By>(items: readonly T[], change: (item: T, by: By) => T, by: By): readonly T[] {
  let result: T[] | null = null;
  let index = 0;
  for (const item of items) {
    const changed = change(item, by);
    if (changed !== item) {
      result ??= [...items];
      result[index] = changed;
    }
    index += 1;
  }
  return result ?? items;
}

function linkField(field: TableTypeField, resolve: ResolveReference): TableTypeField {
  if (field.kind === "indexer") {
    const key = linkType(field.key, resolve);
    const value = linkType(field.value, resolve);
    return key === field.key && value === field.value ? field : { ...field, key, value };
  }
  const type = linkType(field.type, resolve);
  return type === field.type ? field : { ...field, type };
}

function linkFunctionType(type: FunctionType, resolve: ResolveReference): FunctionType {
  const generics = linkGenerics(type.generics, resolve);
  const parameters = mapSame(type.parameters, linkNamed, resolve);
  const variadic = linkTail(type.variadic, resolve);
  const returns = mapSame(type.returns, linkNamed, resolve);
  const returnsTail = linkTail(type.returnsTail, resolve);
  const same =
    generics === type.generics &&
    parameters === type.parameters &&
    variadic === type.variadic &&
    returns === type.returns &&
    returnsTail === type.returnsTail;
  return same ? type : { kind: "function", generics, parameters, variadic, returns, returnsTail };
}

function linkNamed<T extends { readonly type: TypeNode }>(item: T, resolve: ResolveReference): T {
  const linked = linkType(item.type, resolve);
  return linked === item.type ? item : { ...item, type: linked };
}

function linkReference(type: TypeReference, resolve: ResolveReference): TypeNode {
  const target = type.target.kind === "unresolved" ? resolve(type) : type.target;
  if (target.kind === "inlined") return target.type;
  const args = mapSame(type.args, linkTypeOrPack, resolve);
  return target === type.target && args === type.args ? type : { ...type, args, target };
}

function linkTypeOrPack(item: TypeOrPack, resolve: ResolveReference): TypeOrPack {
  if (item.kind === "variadic" || item.kind === "genericPack") return linkTail(item, resolve) ?? item;
  if (item.kind !== "typeList") return linkType(item, resolve);
  const types = mapSame(item.types, linkType, resolve);
  const tail = linkTail(item.tail, resolve);
  return types === item.types && tail === item.tail ? item : { kind: "typeList", types, tail };
}

function linkTail(tail: PackTail | null, resolve: ResolveReference): PackTail | null {
  if (tail === null || tail.kind === "genericPack") return tail;
  const type = linkType(tail.type, resolve);
  return type === tail.type ? tail : { kind: "variadic", type };
}

/** For a parameter or return value: a variadic may be a generic pack, which links to nothing. */
export const linkTypeOrGenericPack = (
  type: TypeNode | GenericPack,
  resolve: ResolveReference,
): TypeNode | GenericPack => (type.kind === "genericPack" ? type : linkType(type, resolve));

export const linkGenerics = (
  generics: readonly GenericParameter[],
  resolve: ResolveReference,
): readonly GenericParameter[] =>
  generics.length === 0
    ? generics
    : generics.map((generic) => ({
        ...generic,
        default: generic.default === null ? null : linkTypeOrPack(generic.default, resolve),
      }));
