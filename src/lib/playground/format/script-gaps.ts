/** Spaces between two tokens of a line. */
import type { ScriptToken } from "./script-tokens";

/** Null where the reader's space stays: in types, `<` is a bracket, and a comment may be aligned. */
export function gapBetween(
  before: ScriptToken,
  token: ScriptToken,
  next: ScriptToken | undefined,
  beforeThat: ScriptToken | undefined,
): "" | " " | null {
  if (before.kind === "comment" || token.kind === "comment") return null;
  const [a, b] = [before.text, token.text];
  if (/^[<>]$/.test(a) || /^[<>]$/.test(b)) return null;
  if (CLOSE_BEFORE.has(b)) return "";
  if (b === ":") return a === "," || a === "{" ? " " : "";
  if (a === ":") return isMethodCall(token, next) ? null : " ";
  if (CLOSE_AFTER.has(a)) return "";
  if (a === "," || a === ";") return b === "}" ? null : " ";
  if (a === "{" || b === "}") return a === "{" && b === "}" ? "" : " ";
  if (isUnary(before, beforeThat)) return "";
  if (BINARY.has(a) || BINARY.has(b)) return " ";
  if (a === "function" && b === "(") return "";
  if (KEYWORDS.has(a) || KEYWORDS.has(b)) return " ";
  if (b === "(" || b === "[") return isValueEnd(before) ? "" : null;
  return null;
}

const CLOSE_BEFORE: ReadonlySet<string> = new Set([",", ";", ")", "]", ".", "?"]);
const CLOSE_AFTER: ReadonlySet<string> = new Set(["(", "[", ".", "#", "@"]);

export const BINARY: ReadonlySet<string> = new Set(
  "+ - * / // % ^ .. = == ~= <= >= += -= *= /= //= %= ^= ..= :: -> | & and or".split(" "),
);

const KEYWORDS: ReadonlySet<string> = new Set(
  "and break do else elseif end for function if in local not or repeat return then until while".split(" "),
);

/** `object:method(…)`, and not `name: typeof(…)`; a call may also have a string or a table. */
const isMethodCall = (name: ScriptToken, next: ScriptToken | undefined): boolean =>
  name.kind === "word" &&
  name.text !== "typeof" &&
  next !== undefined &&
  (next.kind === "string" || next.text === "(" || next.text === "{" || next.text === "<");

/** `-` before a value, as in `return -1`. */
const isUnary = (token: ScriptToken, before: ScriptToken | undefined): boolean =>
  token.text === "-" && (before === undefined || !isValueEnd(before));

const isValueEnd = ({ kind, text }: ScriptToken): boolean =>
  kind === "number" ||
  kind === "string" ||
  (kind === "word" && (text === "end" || !KEYWORDS.has(text))) ||
  [")", "]", "}", "..."].includes(text);
