/**
 * A query with an arrow may have several readings: `number, () -> () -> TimerId` may split at either arrow.
 */
import type { TypeQuery } from "./search-type";
import { parseGenerics, parseTypeList } from "./type-syntax";
import { depthChange, toTypeTokens, type TypeToken } from "./type-tokens";

/** `: Entity`, as in signatures, is `-> Entity`; without the space, it is the start of a method. */
export function parseTypeQuery(query: string): readonly TypeQuery[] {
  const source = withArrows(query);
  const all = toTypeTokens(source);
  const firstArrow = all === null ? -1 : (topLevelArrows(all)[0] ?? -1);
  if (all === null || firstArrow < 0) return [];
  const nameLength = lengthOfName(all.slice(0, firstArrow + 1));
  const named = all.slice(nameLength);
  const name = source
    .slice(0, named[0]?.start ?? 0)
    .replace(/[\s:]+$/, "")
    .trim();
  const generics = parseGenerics(named);
  const tokens = named.slice(generics.length);
  return topLevelArrows(tokens).flatMap((arrow) => {
    const reading = readingAt(tokens, arrow, new Set(generics.names));
    return reading === null ? [] : [{ name, generics: generics.names, ...reading }];
  });
}

/**
 * A signature may begin with a keyword: `function(s: string): boolean`, `function parse(s: string): boolean`.
 */
const KEYWORD = /^(?:local\s+)?function\b\s*/;
/** A colon may precede a result: `(entity: Entity): number`. */
const RESULT = /\)\s*:(?!:)/g;
/** A list alone is a query by type: `Entity[]`, `{ Entity }`. */
const LIST = /^(?:[\w.]+(?:\[\])+|\{\s*[\w.]+\s*\})$/;

/** Other signs of a function's result become arrows. */
function withArrows(query: string): string {
  const signature = query.replace(KEYWORD, "");
  if (LIST.test(signature)) return `-> ${signature}`;
  return signature.replace(/^:\s+(?=\S)/, "-> ").replace(RESULT, ") ->");
}

function readingAt(
  tokens: readonly TypeToken[],
  arrow: number,
  generics: ReadonlySet<string>,
): Pick<TypeQuery, "params" | "returns"> | null {
  const before = tokens.slice(0, arrow);
  const after = tokens.slice(arrow + 1);
  const params = parseTypeList(uncurried(unwrapped(before)), generics);
  const returns = parseTypeList(unwrapped(after), generics);
  if (params === null || returns === null || before.length + after.length === 0) return null;
  return { params: before.length === 0 ? null : params, returns: after.length === 0 ? null : returns };
}

/** Curried parameters, `A -> B`, are read as `A, B`. After a bracket, an arrow belongs to a function type. */
function uncurried(tokens: readonly TypeToken[]): readonly TypeToken[] {
  const arrows = new Set(topLevelArrows(tokens));
  return tokens.map((token, at) =>
    arrows.has(at) && tokens[at - 1]?.text !== ")" ? { ...token, kind: "symbol" as const, text: "," } : token,
  );
}

function unwrapped(tokens: readonly TypeToken[]): readonly TypeToken[] {
  if (tokens[0]?.text !== "(") return tokens;
  let depth = 0;
  const close = tokens.findIndex((token) => (depth += depthChange(token)) === 0);
  if (close < 0) return tokens.slice(1);
  return close === tokens.length - 1 ? tokens.slice(1, -1) : tokens;
}

function topLevelArrows(tokens: readonly TypeToken[]): readonly number[] {
  let depth = 0;
  return tokens.flatMap((token, index) => {
    depth += depthChange(token);
    return token.kind === "arrow" && depth === 0 ? [index] : [];
  });
}

/**
 * Leading tokens may be a name: `setTimeout number`, `Timer:setTimeout (number)`, `map : T`, `map <T>(T)`.
 * The last word is a type unless a bracket follows it.
 */
function lengthOfName(tokens: readonly TypeToken[]): number {
  const run = tokens.findIndex((token) => token.kind !== "name" && token.text !== "." && token.text !== ":");
  const colon = tokens
    .slice(0, run)
    .findIndex((token, index) => index > 0 && token.text === ":" && isSeparator(tokens, index));
  if (colon > 0) return tokens[colon + 1]?.text === ":" ? colon + 2 : colon + 1;
  if (run > 0 && startsType(tokens.slice(run))) return run;
  const last = tokens.slice(0, run).findLastIndex((token) => token.spaceBefore && token.kind === "name");
  return Math.max(last, 0);
}

/** A colon may separate a name and its type, or an owner and its method: `Timer:setTimeout`. */
function isSeparator(tokens: readonly TypeToken[], colon: number): boolean {
  const next = tokens[colon + 1];
  return (
    tokens[colon]?.spaceBefore === true ||
    next?.spaceBefore === true ||
    next?.text === ":" ||
    next?.kind === "arrow"
  );
}

function startsType(tokens: readonly TypeToken[]): boolean {
  const first = tokens[0];
  if (first?.kind === "string" || first?.text === "(" || first?.text === "{") return true;
  return first?.text === "<" && tokens[parseGenerics(tokens).length]?.text === "(";
}
