import { assertNever, type TypeExpr, type TypeField } from "luau-contract";

/** A type in Luau's syntax, as short as it goes: what the index keeps. `parseType` reads it back. */
export function printType(type: TypeExpr): string {
  switch (type.kind) {
    case "name":
      return type.args.length === 0 ? type.name : `${type.name}<${type.args.map(printType).join(",")}>`;
    case "generic":
      return type.name;
    case "nil":
      return "nil";
    case "string":
      return JSON.stringify(type.value.replaceAll('"', "'"));
    case "boolean":
      return String(type.value);
    case "optional":
      return `${grouped(type.type)}?`;
    case "union":
      return type.members.map(grouped).join("|");
    case "intersection":
      return type.members.map(grouped).join("&");
    case "array":
      return `{${printType(type.element)}}`;
    case "table":
      return `{${type.fields.map(printField).join(",")}}`;
    case "function":
      return `${printGenerics(type.generics)}(${type.params.map(printType).join(",")})->${printReturns(type.returns)}`;
    case "variadic":
      return `...${grouped(type.type)}`;
    default:
      return assertNever(type);
  }
}

function printGenerics(names: readonly string[]): string {
  return names.length === 0 ? "" : `<${names.join(",")}>`;
}

function printReturns(types: readonly TypeExpr[]): string {
  const [only] = types;
  const bare =
    types.length === 1 &&
    only !== undefined &&
    (only.kind === "name" || only.kind === "generic" || only.kind === "function");
  return bare ? printType(only) : `(${types.map(printType).join(",")})`;
}

/** In parentheses where an operator would else take a part of it. */
function grouped(type: TypeExpr): string {
  const loose =
    type.kind === "function" ||
    type.kind === "union" ||
    type.kind === "intersection" ||
    type.kind === "variadic";
  return loose ? `(${printType(type)})` : printType(type);
}

function printField(field: TypeField): string {
  if (field.kind === "indexer") return `[${printType(field.key)}]:${printType(field.type)}`;
  const name = /^[A-Za-z_]\w*$/.test(field.name) ? field.name : `["${field.name}"]`;
  return `${name}:${printType(field.type)}`;
}
