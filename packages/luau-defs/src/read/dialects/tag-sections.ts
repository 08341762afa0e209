import { indentOf, outdented, type DocText } from "../syntax/doc-text";
import type { DocLine } from "full-moon-wasm";
import { fencePlaces, isCode } from "../../model/code-fence";
import type { Span } from "luau-syntax";
import { sections } from "../syntax/doc-comment";
import { sliceLine } from "./comment";

export interface TagLine {
  readonly name: string;
  /** The tag as written: `@name`. */
  readonly tagText: DocLine;
  readonly sameLine: DocLine;
  readonly line: DocLine;
  readonly followingLines: DocText;
}

const TAG = /^\s*@([A-Za-z_][\w-]*)(?=\s|$)/;

export function sectionsOf(lines: DocText): { readonly text: DocText; readonly tags: readonly TagLine[] } {
  const [text = [], ...tagged] = sections(lines, TAG);
  const tags = tagged.flatMap(([line, ...followingLines]): readonly TagLine[] => {
    const match = line === undefined ? null : TAG.exec(line.text);
    if (line === undefined || match === null) return [];
    const [all, name = ""] = match;
    const [tagText, sameLine] = [sliceLine(line, 0, all.length), sliceLine(line, all.length)];
    return [{ name, tagText, sameLine, line, followingLines }];
  });
  return { text, tags };
}

export const markSpan = ({ name, tagText }: TagLine): Span => [
  tagText.start,
  tagText.start + name.length + 1,
];

/** Lines with more indentation belong to the tag, the others are description. */
export function continuation({ line, followingLines }: TagLine): Record<"indented" | "rest", DocText> {
  const margin = indentOf(line);
  let length = 0;
  const places = fencePlaces(followingLines);
  for (const [index, next] of followingLines.entries()) {
    if (next.text.trim() === "") continue;
    if (!isCode(places[index]) && indentOf(next) <= margin) break;
    length = index + 1;
  }
  return { indented: outdented(followingLines.slice(0, length)), rest: followingLines.slice(length) };
}
