import { PRIMITIVE_TYPES } from "./builtin-types";

/** Whether the text after a result's name is a type. A lower-case word is one only if Luau has that type. */
export const isTypeOfName = (text: string): boolean =>
  looksLikeType(text) && (!SMALL_WORD.test(text) || OWN_TYPES.has(text));

/** Puts a type in parentheses if readers could take it for a name or text. */
export const unmistakable = (type: string): string =>
  SMALL_WORD.test(type) && !OWN_TYPES.has(type) ? `(${type})` : type;

const SMALL_WORD = /^[a-z_]\w*$/;
const OWN_TYPES: ReadonlySet<string> = new Set([...PRIMITIVE_TYPES, "vector"]);

/** A longer text is not a type. The search below is slow with many brackets. */
const MAX_TYPE_LENGTH = 400;

/** Whether text could be a type: what is outside brackets and quotes has no two words in a row. */
export function looksLikeType(text: string): boolean {
  if (text.length > MAX_TYPE_LENGTH) return false;
  let bare = text.replaceAll(/"[^"]*"|'[^']*'/g, "S");
  for (let previous = ""; previous !== bare; ) {
    previous = bare;
    bare = bare.replaceAll(/\([^()]*\)|\{[^{}]*\}|<[^<>-]*>/g, "");
  }
  return !/[\w"]\s+[\w"]/.test(bare) && /^[\w\s.?|&>-]*$/.test(bare);
}
