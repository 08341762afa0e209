import { assertNever } from "../model/assert-never";
import type { SymbolId } from "../model/ids";
import type { FunctionType, GenericPack, GenericParameter, PackTail, TableTypeField, TypeNode, TypeOrPack, TypeReference } from "../model/types";

export type TokenKind = "keyword" | "name" | "type" | "builtin" | "generic" | "string" | "number" | "boolean" | "punctuation" | "operator" | "parameter" | "text";

/** One piece of a type as it is printed. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  /** Where the named type is described. */
  readonly href: string | null;
}

export type FindHref = (target: SymbolId) => string | null;

export const token = (kind: TokenKind, text: string, href: string | null = null): Token => ({ text, kind, href });
export const punctuation = (text: string): Token => token("punctuation", text);

/** A type on one line: here the tree ends, whoever prints it needs no recursion. */
export function typeTokens(type: TypeOrPack, href: FindHref): readonly Token[] {
  switch (type.kind) {
    case "nil":
      return [token("keyword", "nil")];
    case "string":
      return [token("string", JSON.stringify(type.value))];
    case "boolean":
      return [token("boolean", String(type.value))];
    case "reference":
      return referenceTokens(type, href);
    case "typeof":
      return [token("keyword", "typeof"), punctuation("("), token("text", type.expression), punctuation(")")];
    case "table":
      return tableTokens(type.fields, href);
    case "array":
      return [punctuation("{"), ...accessTokens(type.access), ...typeTokens(type.element, href), punctuation("}")];
    case "function":
      return functionTokens(type, href);
    case "union":
      return separated(type.members.map((member) => inParentheses(member, href, needsParentheses(member, "union"))), token("operator", " | "));
    case "intersection":
      return separated(type.members.map((member) => inParentheses(member, href, needsParentheses(member, "intersection"))), token("operator", " & "));
    case "optional":
      return [...inParentheses(type.type, href, needsParentheses(type.type, "optional")), token("operator", "?")];
    case "variadic":
    case "genericPack":
      return tailTokens(type, href);
    case "typeList":
      return listTokens([...type.types.map((item) => typeTokens(item, href)), ...tailLists(type.tail, href)]);
    default:
      return assertNever(type);
  }
}

function referenceTokens({ prefix, name, args, target }: TypeReference, href: FindHref): readonly Token[] {
  const link = target.kind === "symbol" ? href(target.id) : null;
  const kind = target.kind === "builtin" ? "builtin" : target.kind === "generic" ? "generic" : "type";
  const before = prefix === null ? [] : [token("type", prefix), punctuation(".")];
  const named = [...before, token(kind, name, link)];
  if (args.length === 0) return named;
  return [...named, punctuation("<"), ...separated(args.map((arg) => typeTokens(arg, href)), punctuation(", ")), punctuation(">")];
}

function tableTokens(fields: readonly TableTypeField[], href: FindHref): readonly Token[] {
  if (fields.length === 0) return [punctuation("{}")];
  const printed = fields.map((field) => [
    ...accessTokens(field.access),
    ...(field.kind === "indexer" ? [punctuation("["), ...typeTokens(field.key, href), punctuation("]")] : fieldName(field.name)),
    punctuation(": "),
    ...typeTokens(field.kind === "indexer" ? field.value : field.type, href),
  ]);
  return [punctuation("{ "), ...separated(printed, punctuation(", ")), punctuation(" }")];
}

const fieldName = (name: string): readonly Token[] =>
  /^[A-Za-z_]\w*$/.test(name) ? [token("name", name)] : [punctuation("["), token("string", JSON.stringify(name)), punctuation("]")];

const accessTokens = (access: TableTypeField["access"]): readonly Token[] => (access === "readWrite" ? [] : [token("keyword", `${access} `)]);

function functionTokens(type: FunctionType, href: FindHref): readonly Token[] {
  const parameters = type.parameters.map(({ name, type: inner }) => [...parameterName(name), ...typeTokens(inner, href)]);
  return [
    ...genericTokens(type.generics, href),
    ...listTokens([...parameters, ...tailLists(type.variadic, href)]),
    token("operator", " -> "),
    ...returnTokens(type, href),
  ];
}

function returnTokens({ returns, returnsTail }: FunctionType, href: FindHref): readonly Token[] {
  const [only] = returns;
  if (only !== undefined && returns.length === 1 && returnsTail === null && only.name === null) return typeTokens(only.type, href);
  if (returns.length === 0 && returnsTail !== null) return tailTokens(returnsTail, href);
  const printed = returns.map(({ name, type }) => [...parameterName(name), ...typeTokens(type, href)]);
  return listTokens([...printed, ...tailLists(returnsTail, href)]);
}

/** `<T, U = string, V...>` */
export function genericTokens(generics: readonly GenericParameter[], href: FindHref): readonly Token[] {
  if (generics.length === 0) return [];
  const printed = generics.map((generic) => [
    token("generic", generic.pack ? `${generic.name}...` : generic.name),
    ...(generic.default === null ? [] : [token("operator", " = "), ...typeTokens(generic.default, href)]),
  ]);
  return [punctuation("<"), ...separated(printed, punctuation(", ")), punctuation(">")];
}

/** `...T`, `T...` */
export const tailTokens = (tail: PackTail, href: FindHref): readonly Token[] =>
  tail.kind === "genericPack" ? [packToken(tail)] : [token("operator", "..."), ...typeTokens(tail.type, href)];

export const packToken = (pack: GenericPack): Token => token("generic", `${pack.name}...`);

const tailLists = (tail: PackTail | null, href: FindHref): readonly (readonly Token[])[] => (tail === null ? [] : [tailTokens(tail, href)]);

/** `name: `, or nothing. */
export const parameterName = (name: string | null): readonly Token[] =>
  name === null || name === "_" ? [] : [token("parameter", name), punctuation(": ")];

/** `(a, b)` */
export const listTokens = (items: readonly (readonly Token[])[]): readonly Token[] => [
  punctuation("("),
  ...separated(items, punctuation(", ")),
  punctuation(")"),
];

export const separated = (items: readonly (readonly Token[])[], separator: Token): readonly Token[] =>
  items.flatMap((item, index) => (index === 0 ? item : [separator, ...item]));

function inParentheses(type: TypeNode, href: FindHref, needed: boolean): readonly Token[] {
  const inner = typeTokens(type, href);
  return needed ? [punctuation("("), ...inner, punctuation(")")] : inner;
}

/** Luau mixes neither `|` with `&` nor either with a bare function; and `?` binds to one simple type. */
function needsParentheses(type: TypeNode, around: "union" | "intersection" | "optional"): boolean {
  if (type.kind === "function" || type.kind === "union" || type.kind === "intersection") return true;
  return type.kind === "optional" && around === "intersection";
}
