import { assertNever } from "../model/assert-never";
import type { FunctionSignature } from "../model/model";
import type { FunctionType, PackTail, TypeNode, TypeOrPack } from "../model/types";

/** A type in LuaCATS notation. What it has no words for becomes `any`. */
export function luacatsType(type: TypeOrPack): string {
  switch (type.kind) {
    case "nil":
      return "nil";
    case "string":
      return JSON.stringify(type.value);
    case "boolean":
      return String(type.value);
    case "reference":
      return referenceType(type);
    case "table":
      return tableType(type);
    case "array":
      return `${atom(type.element)}[]`;
    case "function":
      return functionType(type);
    case "union":
      return type.members.map(atom).join("|");
    case "optional":
      return `${atom(type.type)}?`;
    case "variadic":
      return luacatsType(type.type);
    case "intersection":
      // There is none in LuaCATS: of function types, a union says how the value may be called.
      return type.members.every(({ kind }) => kind === "function") ? type.members.map(atom).join("|") : "table";
    case "typeof":
    case "genericPack":
    case "typeList":
      return "any";
    default:
      return assertNever(type);
  }
}

const RENAMED: ReadonlyMap<string, string> = new Map([["unknown", "any"], ["never", "nil"]]);

function referenceType({ name, target, args }: Extract<TypeNode, { kind: "reference" }>): string {
  if (target.kind === "unresolved" || target.kind === "local") return "any";
  if (target.kind === "builtin") return args.length > 0 ? "any" : (RENAMED.get(name) ?? name);
  return args.length === 0 ? name : `${name}<${args.map(luacatsType).join(", ")}>`;
}

function tableType({ fields }: Extract<TypeNode, { kind: "table" }>): string {
  const [only] = fields;
  if (only?.kind === "indexer" && fields.length === 1) return `table<${luacatsType(only.key)}, ${luacatsType(only.value)}>`;
  const printed = fields.map((field) =>
    field.kind === "indexer" ? `[${luacatsType(field.key)}]: ${luacatsType(field.value)}` : `${fieldName(field.name)}: ${luacatsType(field.type)}`,
  );
  return printed.length === 0 ? "table" : `{ ${printed.join(", ")} }`;
}

/** As a key of a table type or a field of a class. */
export const fieldName = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `[${JSON.stringify(name)}]`);

function functionType({ parameters, variadic, returns, returnsTail }: FunctionType): string {
  const own = parameters.map(({ name, type }, index) => `${parameterName(name, index)}: ${luacatsType(type)}`);
  const results = returns.map(({ type }) => luacatsType(type));
  return funText([...own, ...tail(variadic, "...: ")], [...results, ...tail(returnsTail, "...")]);
}

const tail = (pack: PackTail | null, before: string): readonly string[] => (pack === null ? [] : [`${before}${luacatsType(pack)}`]);

/** `fun(a: number): string` of one way to call a function. */
export const signatureType = ({ parameters, returns }: Pick<FunctionSignature, "parameters" | "returns">, self: string | null): string =>
  funText(
    [
      ...(self === null ? [] : [`self: ${self}`]),
      ...parameters.map(({ name, type, variadic }, index) => `${variadic ? "..." : parameterName(name, index)}: ${luacatsType(type)}`),
    ],
    returns.map(({ type, variadic }) => `${variadic ? "..." : ""}${luacatsType(type)}`),
  );

const funText = (parameters: readonly string[], returns: readonly string[]): string =>
  `fun(${parameters.join(", ")})${returns.length === 0 ? "" : `: ${returns.join(", ")}`}`;

/** Lua has keywords that are names in Luau types, and parameters need a name each. */
export function parameterName(name: string | null, index: number): string {
  if (name === null || name === "_") return `arg${index + 1}`;
  return KEYWORDS.has(name) ? `${name}_` : name;
}

const KEYWORDS: ReadonlySet<string> = new Set(
  ["and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while"],
);

function atom(type: TypeNode): string {
  const text = luacatsType(type);
  return type.kind === "function" || type.kind === "union" || type.kind === "intersection" ? `(${text})` : text;
}
