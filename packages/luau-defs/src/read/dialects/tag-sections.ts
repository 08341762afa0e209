import { indentOf, outdented, type DocText } from "../syntax/doc-text";
import type { DocLine } from "full-moon-wasm";
import { fencePlaces, isCode } from "../../model/code-fence";
import type { Span } from "luau-syntax";
import { sliceLine } from "./comment";

export interface TagLine {
  readonly name: string;
  /** The tag as written: `@name`. */
  readonly mark: DocLine;
  readonly rest: DocLine;
  readonly line: DocLine;
  readonly below: DocText;
}

const TAG = /^\s*@([A-Za-z_][\w-]*)(?=\s|$)/;

export function sectionsOf(lines: DocText): { readonly text: DocText; readonly tags: readonly TagLine[] } {
  const text: DocLine[] = [];
  const tags: (TagLine & { readonly below: DocLine[] })[] = [];
  const places = fencePlaces(lines);
  for (const [index, line] of lines.entries()) {
    const match = isCode(places[index]) ? null : TAG.exec(line.text);
    if (match === null) (tags.at(-1)?.below ?? text).push(line);
    else
      tags.push({
        name: match[1] ?? "",
        mark: sliceLine(line, 0, match[0].length),
        rest: sliceLine(line, match[0].length),
        line,
        below: [],
      });
  }
  return { text, tags };
}

export const markSpan = ({ name, mark }: TagLine): Span => [mark.start, mark.start + name.length + 1];

/** Lines with more indentation belong to the tag, the others are description. */
export function continuation({ line, below }: TagLine): Record<"indented" | "rest", DocText> {
  const margin = indentOf(line);
  let length = 0;
  const places = fencePlaces(below);
  for (const [index, next] of below.entries()) {
    if (next.text.trim() === "") continue;
    if (!isCode(places[index]) && indentOf(next) <= margin) break;
    length = index + 1;
  }
  return { indented: outdented(below.slice(0, length)), rest: below.slice(length) };
}
