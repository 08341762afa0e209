/** Types in LuaCATS notation. */
import {
  ANY_TYPE,
  isIdentifier,
  isTail,
  KEYWORDS,
  luauStyle,
  mapChildren,
  quoted,
  TEXT_WRITER,
  writeType,
  type GenericPack,
  type GenericParameter,
  type TypeNode,
  type TypeOrPack,
  type TypeReference,
  type TypeStyle,
  type WrittenField,
  type WrittenFunction,
} from "luau-contract";
import type { FunctionSignature } from "../../model/model";

/**
 * Generics of overloads, and of functions in types: LuaLS only supports those of declared functions and
 * classes.
 */
type Hidden = ReadonlySet<string>;

const NONE: Hidden = new Set();

const hiding = (hidden: Hidden, generics: readonly GenericParameter[]): Hidden =>
  generics.length === 0 ? hidden : new Set([...hidden, ...generics.map(({ name }) => name)]);

/** A type in LuaCATS notation. Types that it cannot express become `any`. */
export const luacatsType = (type: TypeNode | GenericPack, hidden = NONE): string =>
  writeType(type.kind === "genericPack" ? type : withoutGenerics(type, hidden), STYLE);

/** With `any` in the place of the hidden generics. */
function withoutGenerics(type: TypeNode, outer: Hidden): TypeNode {
  if (type.kind === "reference" && type.target.kind === "generic" && outer.has(type.name)) return ANY_TYPE;
  const hidden = type.kind === "function" ? hiding(outer, type.generics) : outer;
  return mapChildren(type, withoutGenerics, hidden);
}

const STYLE: TypeStyle<string> = {
  ...luauStyle(TEXT_WRITER),
  reference: referenceText,
  table: tableText,
  array: (element) => `${element}[]`,
  function: functionText,
  members: (members, { kind, members: types }) =>
    // LuaCATS has no intersections: for function types, a union lists the call signatures.
    kind === "union" || types.every((type) => type.kind === "function") ? members.join("|") : "table",
  variadic: (inner) => inner,
  typeof: () => "any",
  genericPack: () => "any",
  typeList: () => "any",
  needsParentheses: ({ kind }, around) =>
    around !== "variadic" && (kind === "function" || kind === "union" || kind === "intersection"),
};

const RENAMED: ReadonlyMap<string, string> = new Map([
  ["unknown", "any"],
  ["never", "nil"],
]);

function referenceText({ name, target, args }: TypeReference, written: readonly string[]): string {
  if (target.kind === "unresolved" || target.kind === "local") return "any";
  if (target.kind === "builtin") return args.length > 0 ? "any" : (RENAMED.get(name) ?? name);
  if (args.length === 0) return name;
  const list = written.map((text, index) => listed(args[index], text, index === args.length - 1));
  return `${name}<${list.join(", ")}>`;
}

function tableText(fields: readonly WrittenField<string>[]): string {
  const [only] = fields;
  if (only?.field.kind === "indexer" && fields.length === 1)
    return `table<${listed(only.field.key, only.key ?? "", false)}, ${only.value}>`;
  const printed = fields.map(({ field, key, value }, index) => {
    const isLast = index === fields.length - 1;
    return field.kind === "indexer"
      ? `[${key}]: ${listed(field.value, value, isLast)}`
      : `${fieldName(field.name)}: ${listed(field.type, value, isLast)}`;
  });
  return printed.length === 0 ? "table" : `{ ${printed.join(", ")} }`;
}

/** As a key of a table type or a field of a class. */
export const fieldName = (name: string): string => (isIdentifier(name) ? name : `[${quoted(name)}]`);

function functionText({ parameters, returns }: WrittenFunction<string>): string {
  const own = parameters.map(({ name, type, written }, index) =>
    isTail(type)
      ? `...: ${written}`
      : `${parameterName(name, index)}: ${listed(type, written, index === parameters.length - 1)}`,
  );
  const results = returns.map(({ type, written }, index) =>
    isTail(type) ? `...${written}` : listed(type, written, index === returns.length - 1),
  );
  return funText(own, results);
}

/** `fun(a: number): string` for a single signature. */
export function signatureType(
  { generics, parameters, returns }: Pick<FunctionSignature, "generics" | "parameters" | "returns">,
  self: string | null,
): string {
  const hidden = hiding(NONE, generics);
  const text = (type: TypeNode | GenericPack, isLast: boolean): string =>
    listed(type, luacatsType(type, hidden), isLast);
  const own = parameters.map(
    ({ name, type, variadic }, index) =>
      `${variadic ? "..." : parameterName(name, index)}: ${text(type, index === parameters.length - 1)}`,
  );
  const results = returns.map(
    ({ type, variadic }, index) => `${variadic ? "..." : ""}${text(type, index === returns.length - 1)}`,
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
function listed(type: TypeOrPack | undefined, written: string, isLast: boolean): string {
  const continues =
    type?.kind === "function" && (type.returns.length > 0 || type.returnsTail !== null) && !isLast;
  return continues ? `(${written})` : written;
}
