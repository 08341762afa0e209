import type { DocComment, DocLine } from "full-moon-wasm";
import { fencePlaces } from "../model/code-fence";

/**
 * Extracts the prose of a doc comment: code, URLs, symbol links and the arguments of tags are blanked out.
 */
export function proseOf({ lines }: DocComment): readonly DocLine[] {
  const places = fencePlaces(lines);
  return lines.map(({ text, start }, index) => ({
    text: places[index] !== "text" || !/[A-Za-z]/.test(text) ? "" : text.replaceAll(NOT_PROSE, blank),
    start,
  }));
}

const blank = (part: string): string => " ".repeat(part.length);

/**
 * Quoted words (which may be values), code spans, symbol links, link targets, bare URLs, and `@param name`.
 */
const NOT_PROSE =
  /"\w+"|'\w+'|(`+)[^`][\s\S]*?\1|\[[A-Za-z_][\w.:]*(?:\(\))?\]|\]\([^)\s]*(?:\s[^)]*)?\)|\b[a-z]+:\/\/\S+|^\s*@(?:param|return|error|deprecated|since|tag|within)\s+\S+/g;
