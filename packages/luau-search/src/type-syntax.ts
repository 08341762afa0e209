/**
 * In: Luau type syntax. Out: the type, or null. Readers may still be typing: open brackets close at the end.
 */
import {
  type GenericParameter,
  isPack,
  isTail,
  NIL_TYPE,
  type PackTail,
  type TableTypeField,
  type TypeNode,
  type TypeOrPack,
} from "luau-syntax";
import { named } from "./search-type";
import { eat, eatClose, peek, toTypeTokens, type Cursor, type TypeToken } from "./type-tokens";

/** @param generics names that stand for generics of the type or signature around it */
export function parseType(source: string, generics: ReadonlySet<string>): TypeOrPack | null {
  const tokens = toTypeTokens(source);
  const types = tokens === null ? null : parseTypeList(tokens, generics);
  return types?.length === 1 ? (types[0] ?? null) : null;
}

export function parseTypeList(
  tokens: readonly TypeToken[],
  generics: ReadonlySet<string>,
): readonly TypeOrPack[] | null {
  const cursor: Cursor = { tokens, generics, index: 0 };
  const types = tokens.length === 0 ? [] : readList(cursor, "");
  return types !== null && cursor.index === tokens.length ? types : null;
}

/** `<T, U...>` at the start: the names, and how many tokens they took. */
export function parseGenerics(tokens: readonly TypeToken[]): {
  readonly names: readonly string[];
  readonly length: number;
} {
  if (tokens[0]?.text !== "<") return { names: [], length: 0 };
  const close = tokens.findIndex((token) => token.text === ">");
  if (close < 0) return { names: [], length: 0 };
  const names = tokens.slice(1, close).flatMap((token) => (token.kind === "name" ? [token.text] : []));
  return { names, length: close + 1 };
}

function readType(cursor: Cursor): TypeNode | null {
  const operator = peek(cursor);
  if (operator === "|" || operator === "&") cursor.index++;
  const first = readPostfix(cursor);
  if (first === null) return null;
  const joined = peek(cursor);
  if (joined !== "|" && joined !== "&") return first;
  const members = [first];
  while (eat(cursor, joined)) {
    const member = readPostfix(cursor);
    if (member === null) return null;
    members.push(member);
  }
  return { kind: joined === "|" ? "union" : "intersection", members };
}

function readPostfix(cursor: Cursor): TypeNode | null {
  let type = readSimple(cursor);
  while (type !== null) {
    if (eat(cursor, "?")) type = { kind: "optional", type };
    else if (eat(cursor, "[") && eatClose(cursor, "]"))
      type = { kind: "array", access: "readWrite", element: type };
    else break;
  }
  return type;
}

function readSimple(cursor: Cursor): TypeNode | null {
  const token = cursor.tokens[cursor.index];
  if (token === undefined) return null;
  if (token.text === "(" || token.text === "<") return readParenthesised(cursor);
  cursor.index++;
  if (token.kind === "string") return { kind: "string", value: token.text.replace(/^["']|["']$/g, "") };
  if (token.text === "{") return readTable(cursor);
  return token.kind === "name" ? readName(cursor, token.text) : null;
}

function readName(cursor: Cursor, first: string): TypeNode | null {
  if (first === "nil" || first === "null" || first === "undefined") return NIL_TYPE;
  if (first === "true" || first === "false") return { kind: "boolean", value: first === "true" };
  let name = first;
  while (peek(cursor) === "." && cursor.tokens[cursor.index + 1]?.kind === "name") {
    name = cursor.tokens[cursor.index + 1]?.text ?? name;
    cursor.index += 2;
  }
  const args = eat(cursor, "<") ? readList(cursor, ">") : [];
  if (args === null) return null;
  return named(name, args, cursor.generics.has(name) && args.length === 0);
}

/** `(A)`, `(A, B) -> C`, `<T>(T) -> T` */
function readParenthesised(cursor: Cursor): TypeNode | null {
  const { names, length } = parseGenerics(cursor.tokens.slice(cursor.index));
  const inner: Cursor = {
    tokens: cursor.tokens,
    generics: names.length === 0 ? cursor.generics : new Set([...cursor.generics, ...names]),
    index: cursor.index + length,
  };
  const type = eat(inner, "(") ? readAfterParenthesis(inner, names) : null;
  cursor.index = inner.index;
  return type;
}

function readAfterParenthesis(cursor: Cursor, generics: readonly string[]): TypeNode | null {
  const params = readList(cursor, ")");
  if (params === null) return null;
  if (cursor.tokens[cursor.index]?.kind !== "arrow") return onlyType(params);
  cursor.index++;
  const returns = readReturns(cursor);
  return returns === null ? null : functionType(generics, params, returns);
}

/** A single type in parentheses is that type. */
function onlyType(types: readonly TypeOrPack[]): TypeNode | null {
  const [only] = types;
  return types.length !== 1 || only === undefined || isPack(only) ? null : only;
}

function functionType(
  generics: readonly string[],
  params: readonly TypeOrPack[],
  returns: readonly TypeOrPack[],
): TypeNode | null {
  const taken = withTail(params);
  const given = withTail(returns);
  if (taken === null || given === null) return null;
  return {
    kind: "function",
    generics: generics.map((name): GenericParameter => ({ name, pack: false, default: null })),
    parameters: taken.types.map((type) => ({ name: null, type })),
    variadic: taken.tail,
    returns: given.types.map((type) => ({ name: null, type })),
    returnsTail: given.tail,
  };
}

/** Only the last item may come any number of times. */
function withTail(
  types: readonly TypeOrPack[],
): { readonly types: readonly TypeNode[]; readonly tail: PackTail | null } | null {
  const last = types.at(-1);
  const tail = last !== undefined && isTail(last) ? last : null;
  const others = types.filter((type): type is TypeNode => !isPack(type));
  return others.length + (tail === null ? 0 : 1) === types.length ? { types: others, tail } : null;
}

/** Several types in parentheses are results, unless they are a function's parameters. */
function readReturns(cursor: Cursor): readonly TypeOrPack[] | null {
  if (peek(cursor) === "(") {
    const ahead: Cursor = { ...cursor, index: cursor.index + 1 };
    const types = readList(ahead, ")");
    const next = cursor.tokens[ahead.index];
    if (
      types !== null &&
      next?.kind !== "arrow" &&
      !(types.length === 1 && "?|&".includes(next?.text ?? " "))
    ) {
      cursor.index = ahead.index;
      return types;
    }
  }
  const type = readTypeOrVariadic(cursor);
  return type === null ? null : [type];
}

/** The closing bracket is read too; without a bracket, the list goes on to where the types end. */
function readList(cursor: Cursor, close: string): readonly TypeOrPack[] | null {
  const types: TypeOrPack[] = [];
  if (close !== "" && eat(cursor, close)) return types;
  do {
    if (cursor.tokens[cursor.index]?.kind === "name" && cursor.tokens[cursor.index + 1]?.text === ":")
      cursor.index += 2;
    const type = readItem(cursor, close);
    if (type === null) return null;
    types.push(type);
  } while (eat(cursor, ","));
  return close === "" || eatClose(cursor, close) ? types : null;
}

/** In parentheses, `T -> boolean` passes for `(T) -> boolean`. */
function readItem(cursor: Cursor, close: string): TypeOrPack | null {
  const type = readTypeOrVariadic(cursor);
  if (type === null || close !== ")" || cursor.tokens[cursor.index]?.kind !== "arrow") return type;
  cursor.index++;
  const returns = readReturns(cursor);
  return returns === null ? null : functionType([], [type], returns);
}

/** `T`, `...T`, `T...` */
function readTypeOrVariadic(cursor: Cursor): TypeOrPack | null {
  const isVariadic = peek(cursor) === "...";
  if (isVariadic) cursor.index++;
  const type = readType(cursor);
  if (type === null) return null;
  return isVariadic || eat(cursor, "...") ? { kind: "variadic", type } : type;
}

function readTable(cursor: Cursor): TypeNode | null {
  const fields: TableTypeField[] = [];
  while (!eatClose(cursor, "}")) {
    const field = readField(cursor);
    if (field === null) {
      const element = fields.length === 0 ? readType(cursor) : null;
      return element !== null && eatClose(cursor, "}")
        ? { kind: "array", access: "readWrite", element }
        : null;
    }
    fields.push(field);
    if (!eat(cursor, ",") && !eat(cursor, ";") && peek(cursor) !== "}" && cursor.index < cursor.tokens.length)
      return null;
  }
  return { kind: "table", fields };
}

/** `a: T`, `["a"]: T`, `[K]: T`; null, without a move of the cursor, if there is no field. */
function readField(cursor: Cursor): TableTypeField | null {
  const start = cursor.index;
  const name = cursor.tokens[cursor.index];
  if (name?.kind === "name" && cursor.tokens[cursor.index + 1]?.text === ":") {
    cursor.index += 2;
    const type = readType(cursor);
    return type === null ? null : { kind: "property", access: "readWrite", name: name.text, type };
  }
  const key = eat(cursor, "[") ? readType(cursor) : null;
  const type = key !== null && eat(cursor, "]") && eat(cursor, ":") ? readType(cursor) : null;
  if (key !== null && type !== null)
    return key.kind === "string"
      ? { kind: "property", access: "readWrite", name: key.value, type }
      : { kind: "indexer", access: "readWrite", key, value: type };
  cursor.index = start;
  return null;
}
