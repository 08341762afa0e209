/**
 * In: a type of the model. Out: the same type as the search index takes it: no places, no links, and a
 * `generic` or `name` for every name.
 */
import {
  assertNever,
  type GenericPack,
  type PackTail,
  type TableTypeField,
  type TypeExpr,
  type TypeField,
  type TypeNode,
  type TypeOrPack,
} from "luau-contract";

export function toSearchType(type: TypeNode): TypeExpr {
  switch (type.kind) {
    case "nil":
      return { kind: "nil" };
    case "string":
      return { kind: "string", value: type.value };
    case "boolean":
      return { kind: "boolean", value: type.value };
    case "reference":
      if (type.target.kind === "generic") return { kind: "generic", name: type.name };
      return { kind: "name", name: type.name, args: type.args.flatMap(toArguments) };
    case "typeof":
      // What an expression's type is, only a type checker knows.
      return { kind: "name", name: "any", args: [] };
    case "table":
      return { kind: "table", fields: type.fields.map(toField) };
    case "array":
      return { kind: "array", element: toSearchType(type.element) };
    case "function":
      return {
        kind: "function",
        generics: type.generics.map(({ name }) => name),
        params: [
          ...type.parameters.map((parameter) => toSearchType(parameter.type)),
          ...toTail(type.variadic),
        ],
        returns: [
          ...type.returns.map((returned) => toSearchType(returned.type)),
          ...toTail(type.returnsTail),
        ],
      };
    case "union":
    case "intersection":
      return { kind: type.kind, members: type.members.map(toSearchType) };
    case "optional":
      return { kind: "optional", type: toSearchType(type.type) };
    default:
      return assertNever(type);
  }
}

/** What a parameter or returned value takes: of a variadic, the rest of them. */
export function toSlot({
  type,
  variadic,
}: {
  readonly type: TypeNode | GenericPack;
  readonly variadic: boolean;
}): TypeExpr {
  const each: TypeExpr =
    type.kind === "genericPack" ? { kind: "generic", name: type.name } : toSearchType(type);
  return variadic || type.kind === "genericPack" ? { kind: "variadic", type: each } : each;
}

function toField(field: TableTypeField): TypeField {
  if (field.kind === "property")
    return { kind: "property", name: field.name, type: toSearchType(field.type) };
  return { kind: "indexer", key: toSearchType(field.key), type: toSearchType(field.value) };
}

function toTail(tail: PackTail | null): readonly TypeExpr[] {
  if (tail === null) return [];
  return [
    {
      kind: "variadic",
      type: tail.kind === "genericPack" ? { kind: "generic", name: tail.name } : toSearchType(tail.type),
    },
  ];
}

/** Nobody searches for the brackets of `Fn<(A, B)>`: the types in them stand side by side. */
function toArguments(argument: TypeOrPack): readonly TypeExpr[] {
  switch (argument.kind) {
    case "typeList":
      return [...argument.types.map(toSearchType), ...toTail(argument.tail)];
    case "variadic":
    case "genericPack":
      return toTail(argument);
    default:
      return [toSearchType(argument)];
  }
}
