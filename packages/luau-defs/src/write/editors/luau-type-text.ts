import {
  isIdentifier,
  isTail,
  luauStyle,
  needsParentheses,
  quotedByLuau,
  TEXT_WRITER,
  typeNamed,
  type TypeNode,
  type TypeStyle,
  writeType,
  type WrittenField,
  type WrittenFunction,
} from "luau-syntax";
import { functionType } from "../../model/function-type";
import type { FunctionEntry, FunctionSignature } from "../../model/model";
import { expanded } from "./expanded-type";
import { resolvedType, type Context, type KnownNames } from "./type-meaning";

/** luau-lsp identifies overloads by the text with which Luau's own tools print a type. */
export interface TypeTexts {
  readonly signature: (entry: FunctionEntry, signature: FunctionSignature) => string;
  /** The list is empty unless the type is an intersection of functions. */
  readonly overloads: (type: TypeNode) => readonly string[];
}

/**
 * Luau identifies most types by structure, so aliases disappear; tables and extern types keep their names.
 */
export function makeTypeTexts(names: KnownNames): TypeTexts {
  const context: Context = { names, open: new Set(), given: new Map() };
  return {
    signature: (entry, signature) => text(context, methodType(entry, signature)),
    overloads: (type) => overloadTexts(context, type),
  };
}

const text = (context: Context, type: TypeNode): string => writeType(expanded(type, context), STYLE);

/** Luau counts the receiver of a method as its first parameter. */
function methodType({ method, path, name }: FunctionEntry, signature: FunctionSignature): TypeNode {
  const type = functionType(signature);
  if (!method) return type;
  const owner = typeNamed(path.slice(0, -name.length - 1), { kind: "unresolved" });
  return { ...type, parameters: [{ name: "self", type: signature.self ?? owner }, ...type.parameters] };
}

function overloadTexts(context: Context, type: TypeNode): readonly string[] {
  const { type: whole, context: inner } = resolvedType(context, type);
  if (whole.kind !== "intersection") return [];
  return whole.members.every((member) => resolvedType(inner, member).type.kind === "function")
    ? whole.members.map((member) => text(inner, member))
    : [];
}

/** Luau sorts members by their text, and parameters have no names. */
const STYLE: TypeStyle<string> = {
  ...luauStyle(TEXT_WRITER),
  literal: (value) => (typeof value === "string" ? quotedByLuau(value) : String(value)),
  members: (members, { kind }) => [...members].sort().join(kind === "union" ? " | " : " & "),
  array: (element) => `{${element}}`,
  table: (fields) => (fields.length === 0 ? "{  }" : `{ ${fields.map(fieldText).join(", ")} }`),
  function: functionText,
  needsParentheses: (type, around) => type.kind !== around && needsParentheses(type, around),
};

function fieldText({ field, key, value }: WrittenField<string>): string {
  if (field.kind === "indexer") return `[${key}]: ${value}`;
  const name = isIdentifier(field.name) ? field.name : `[${quotedByLuau(field.name)}]`;
  return `${field.access === "readWrite" ? "" : `${field.access} `}${name}: ${value}`;
}

/** Luau prints a single plain result without parentheses. */
function functionText({ generics, parameters, returns }: WrittenFunction<string>): string {
  const names = generics.map(({ generic: { name, pack } }) => (pack ? `${name}...` : name)).join(", ");
  const taken = parameters.map(({ written }) => written).join(", ");
  const [only] = returns;
  const results = returns.map(({ written }) => written).join(", ");
  const isBare = only !== undefined && returns.length === 1 && !isTail(only.type);
  return `${names === "" ? "" : `<${names}>`}(${taken}) -> ${isBare ? results : `(${results})`}`;
}
