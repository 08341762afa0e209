import { PRIMITIVE_TYPES } from "./builtin-types";

/**
 * Whether the text behind a result's name is a type: a small word that is none of Luau's own is taken for
 * text, as in `the name -- …`.
 */
export const isTypeOfName = (text: string): boolean =>
  looksLikeType(text) && (!SMALL_WORD.test(text) || OWN_TYPES.has(text));

/** A type that nobody takes for a name or text. */
export const unmistakable = (type: string): string =>
  SMALL_WORD.test(type) && !OWN_TYPES.has(type) ? `(${type})` : type;

const SMALL_WORD = /^[a-z_]\w*$/;
const OWN_TYPES: ReadonlySet<string> = new Set([...PRIMITIVE_TYPES, "vector"]);

/** Nobody writes a longer one into a tag; and the search below takes its time over many brackets. */
const LONGEST_TYPE = 400;

/** Whether text could be a type: what is outside brackets and quotes has no two words in a row. */
export function looksLikeType(text: string): boolean {
  if (text.length > LONGEST_TYPE) return false;
  let bare = text.replaceAll(/"[^"]*"|'[^']*'/g, "S");
  for (let previous = ""; previous !== bare; ) {
    previous = bare;
    bare = bare.replaceAll(/\([^()]*\)|\{[^{}]*\}|<[^<>-]*>/g, "");
  }
  return !/[\w"]\s+[\w"]/.test(bare) && /^[\w\s.?|&>-]*$/.test(bare);
}
