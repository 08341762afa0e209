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
