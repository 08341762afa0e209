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
import { resolvedType, type Context, type TypeLookups } from "./resolved-type";

/** luau-lsp identifies overloads by the text with which Luau's own tools print a type. */
export type TypeTexts = ReturnType<typeof makeTypeTexts>;

/**
 * Luau identifies most types by structure, so aliases disappear; tables and extern types keep their names.
 */
export function makeTypeTexts(names: TypeLookups) {
  const context: Context = { names, expanding: new Set(), argumentsByName: new Map() };
  return {
    signature: (entry: FunctionEntry, signature: FunctionSignature): string =>
      text(context, methodType(entry, signature)),
    /** The list is empty unless the type is an intersection of functions. */
    overloads: (type: TypeNode): readonly string[] => overloadTexts(context, type),
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
  const { type: resolved, context: resolvedContext } = resolvedType(context, type);
  if (resolved.kind !== "intersection") return [];
  return resolved.members.every((member) => resolvedType(resolvedContext, member).type.kind === "function")
    ? resolved.members.map((member) => text(resolvedContext, member))
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
  needsParentheses: (type, parentKind) => type.kind !== parentKind && needsParentheses(type, parentKind),
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
