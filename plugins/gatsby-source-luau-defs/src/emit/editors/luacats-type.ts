import { assertNever } from "luau-contract";
import { isIdentifier, KEYWORDS } from "../../model/identifier";
import { quoted } from "../../model/luau-string";
import type { FunctionSignature } from "../../model/model";
import type { FunctionType, GenericParameter, PackTail, TypeNode, TypeOrPack } from "../../model/types";

/**
 * Generics of overloads, and of functions in types: LuaLS only supports those of declared functions and
 * classes.
 */
type Hidden = ReadonlySet<string>;

const NONE: Hidden = new Set();

const hiding = (hidden: Hidden, generics: readonly GenericParameter[]): Hidden =>
  generics.length === 0 ? hidden : new Set([...hidden, ...generics.map(({ name }) => name)]);

/** A type in LuaCATS notation. Types that it cannot express become `any`. */
export function luacatsType(type: TypeOrPack, hidden = NONE): string {
  switch (type.kind) {
    case "nil":
      return "nil";
    case "string":
      return quoted(type.value);
    case "boolean":
      return String(type.value);
    case "reference":
      return referenceType(type, hidden);
    case "table":
      return tableType(type, hidden);
    case "array":
      return `${atom(type.element, hidden)}[]`;
    case "function":
      return functionType(type, hidden);
    case "union":
      return type.members.map((member) => atom(member, hidden)).join("|");
    case "optional":
      return `${atom(type.type, hidden)}?`;
    case "variadic":
      return luacatsType(type.type, hidden);
    case "intersection":
      // LuaCATS has no intersections: for function types, a union lists the call signatures.
      return type.members.every(({ kind }) => kind === "function")
        ? type.members.map((member) => atom(member, hidden)).join("|")
        : "table";
    case "typeof":
    case "genericPack":
    case "typeList":
      return "any";
    default:
      return assertNever(type);
  }
}

const RENAMED: ReadonlyMap<string, string> = new Map([
  ["unknown", "any"],
  ["never", "nil"],
]);

function referenceType(
  { name, target, args }: Extract<TypeNode, { kind: "reference" }>,
  hidden: Hidden,
): string {
  if (
    target.kind === "unresolved" ||
    target.kind === "local" ||
    (target.kind === "generic" && hidden.has(name))
  )
    return "any";
  if (target.kind === "builtin") return args.length > 0 ? "any" : (RENAMED.get(name) ?? name);
  return args.length === 0
    ? name
    : `${name}<${args.map((arg, index) => listed(arg, hidden, index === args.length - 1)).join(", ")}>`;
}

function tableType({ fields }: Extract<TypeNode, { kind: "table" }>, hidden: Hidden): string {
  const [only] = fields;
  if (only?.kind === "indexer" && fields.length === 1)
    return `table<${listed(only.key, hidden, false)}, ${luacatsType(only.value, hidden)}>`;
  const printed = fields.map((field, index) => {
    const [key, value] =
      field.kind === "indexer"
        ? [`[${luacatsType(field.key, hidden)}]`, field.value]
        : [fieldName(field.name), field.type];
    return `${key}: ${listed(value, hidden, index === fields.length - 1)}`;
  });
  return printed.length === 0 ? "table" : `{ ${printed.join(", ")} }`;
}

/** As a key of a table type or a field of a class. */
export const fieldName = (name: string): string => (isIdentifier(name) ? name : `[${quoted(name)}]`);

function functionType(
  { generics, parameters, variadic, returns, returnsTail }: FunctionType,
  outer: Hidden,
): string {
  const hidden = hiding(outer, generics);
  const isLast = (list: readonly unknown[], index: number, rest: PackTail | null): boolean =>
    rest === null && index === list.length - 1;
  const own = parameters.map(
    ({ name, type }, index) =>
      `${parameterName(name, index)}: ${listed(type, hidden, isLast(parameters, index, variadic))}`,
  );
  const results = returns.map(({ type }, index) => listed(type, hidden, isLast(returns, index, returnsTail)));
  return funText(
    [...own, ...tail(variadic, "...: ", hidden)],
    [...results, ...tail(returnsTail, "...", hidden)],
  );
}

const tail = (pack: PackTail | null, before: string, hidden: Hidden): readonly string[] =>
  pack === null ? [] : [`${before}${luacatsType(pack, hidden)}`];

/** `fun(a: number): string` for a single signature. */
export function signatureType(
  { generics, parameters, returns }: Pick<FunctionSignature, "generics" | "parameters" | "returns">,
  self: string | null,
): string {
  const hidden = hiding(NONE, generics);
  const own = parameters.map(
    ({ name, type, variadic }, index) =>
      `${variadic ? "..." : parameterName(name, index)}: ${listed(type, hidden, index === parameters.length - 1)}`,
  );
  const results = returns.map(
    ({ type, variadic }, index) =>
      `${variadic ? "..." : ""}${listed(type, hidden, index === returns.length - 1)}`,
  );
  return funText(self === null ? own : [`self: ${self}`, ...own], results);
}

const funText = (parameters: readonly string[], returns: readonly string[]): string =>
  `fun(${parameters.join(", ")})${returns.length === 0 ? "" : `: ${returns.join(", ")}`}`;

/** Some Lua keywords are valid names in Luau types, and every parameter needs a name. */
export function parameterName(name: string | null, index: number): string {
  if (name === null || name === "_") return `arg${index + 1}`;
  return LUA_KEYWORDS.has(name) ? `${name}_` : name;
}

/** Lua's keywords; `goto` is not one in Luau. */
export const LUA_KEYWORDS: ReadonlySet<string> = new Set([...KEYWORDS, "goto"]);

/** After a comma, LuaLS parses another return value of the preceding function. */
function listed(type: TypeOrPack, hidden: Hidden, last: boolean): string {
  const goesOn = type.kind === "function" && (type.returns.length > 0 || type.returnsTail !== null) && !last;
  return goesOn ? atom(type, hidden) : luacatsType(type, hidden);
}

function atom(type: TypeNode, hidden: Hidden): string {
  const text = luacatsType(type, hidden);
  return type.kind === "function" || type.kind === "union" || type.kind === "intersection"
    ? `(${text})`
    : text;
}
