/** Spaces between two tokens of a line. */
import { isCommentToken, KEYWORDS, type LuauToken } from "luau-syntax";

/** The space between two tokens; null in types, where `<` is a bracket, and beside comments, which stay. */
export function gapBetween(
  before: LuauToken,
  token: LuauToken,
  next: LuauToken | undefined,
  secondBefore: LuauToken | undefined,
): "" | " " | null {
  if (isCommentToken(before) || isCommentToken(token)) return null;
  const [a, b] = [before.text, token.text];
  if (/^[<>]$/.test(a) || /^[<>]$/.test(b)) return null;
  if (CLOSE_BEFORE.has(b)) return "";
  if (b === ":") return a === "," || a === "{" ? " " : "";
  if (a === ":") return isMethodCall(token, next) ? null : " ";
  if (CLOSE_AFTER.has(a)) return "";
  if (a === "," || a === ";") return b === "}" ? null : " ";
  if (a === "{" || b === "}") return a === "{" && b === "}" ? "" : " ";
  if (isUnary(before, secondBefore)) return "";
  if (BINARY.has(a) || BINARY.has(b)) return " ";
  if (a === "function" && b === "(") return "";
  if (WORDS.has(a) || WORDS.has(b)) return " ";
  if (b === "(" || b === "[") return isValueEnd(before) ? "" : null;
  return null;
}

const CLOSE_BEFORE: ReadonlySet<string> = new Set([",", ";", ")", "]", ".", "?"]);
const CLOSE_AFTER: ReadonlySet<string> = new Set(["(", "[", ".", "#", "@"]);

export const BINARY: ReadonlySet<string> = new Set(
  "+ - * / // % ^ .. = == ~= <= >= += -= *= /= //= %= ^= ..= :: -> | & and or".split(" "),
);

const VALUES: ReadonlySet<string> = new Set(["nil", "true", "false"]);

/** Keywords that are not values. */
const WORDS: ReadonlySet<string> = new Set([...KEYWORDS].filter((word) => !VALUES.has(word)));

/** `object:method(…)`, and not `name: typeof(…)`; a call may also have a string or a table. */
const isMethodCall = (name: LuauToken, next: LuauToken | undefined): boolean =>
  name.kind === "name" &&
  name.text !== "typeof" &&
  next !== undefined &&
  (isString(next) || next.text === "(" || next.text === "{" || next.text === "<");

/** `-` before a value, as in `return -1`. */
const isUnary = (token: LuauToken, before: LuauToken | undefined): boolean =>
  token.text === "-" && (before === undefined || !isValueEnd(before));

const isValueEnd = (token: LuauToken): boolean =>
  token.kind === "number" ||
  token.kind === "name" ||
  isString(token) ||
  VALUES.has(token.text) ||
  ["end", ")", "]", "}", "..."].includes(token.text);

const isString = ({ kind }: LuauToken): boolean =>
  kind === "string" || kind === "longString" || kind === "template";
