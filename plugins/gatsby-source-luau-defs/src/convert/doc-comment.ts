import type { DocComment } from "full-moon-wasm";
import type { Span } from "luau-contract";
import { fenceAfter } from "../model/code-fence";
import { outdented, trimmed, withoutStart, type DocText } from "./doc-text";

/** A doc comment, taken apart: the text before the first tag, then the tags. */
export interface ParsedDoc {
  readonly description: DocText;
  readonly tags: readonly DocTag[];
}

/** `@name body`, the body up to the next tag. */
export interface DocTag {
  readonly name: string;
  /** Of `@name`. */
  readonly span: Span;
  readonly body: DocText;
}

export const NO_DOC: ParsedDoc = { description: [], tags: [] };

/** Finds the tags of a doc comment. An `@` counts at the start of a line outside code blocks; `\@` never does. */
export function parseDocComment(doc: DocComment | null): ParsedDoc {
  if (doc === null) return NO_DOC;
  const [description, ...tagged] = sections(doc.lines);
  return { description: trimmed(description ?? []), tags: tagged.flatMap(toTag) };
}

/** The lines before the first tag, then one run of lines a tag. */
function sections(lines: DocText): readonly DocText[] {
  const result: DocText[] = [];
  let start = 0;
  let fence: string | null = null;
  lines.forEach((line, index) => {
    if (fence === null && TAG.test(line.text)) {
      result.push(lines.slice(start, index));
      start = index;
    }
    fence = fenceAfter(line.text, fence);
  });
  result.push(lines.slice(start));
  return result;
}

const TAG = /^ {0,3}@([A-Za-z][\w-]*)(?=\s|$)/;

function toTag(section: DocText): readonly DocTag[] {
  const [first] = section;
  const match = first === undefined ? null : TAG.exec(first.text);
  if (first === undefined || match === null) return [];
  const end = match[0].length;
  const name = match[1] ?? "";
  const at = first.start + end - name.length - 1;
  return [{ name, span: [at, at + name.length + 1], body: trimmed(outdented(withoutStart(section, end))) }];
}
