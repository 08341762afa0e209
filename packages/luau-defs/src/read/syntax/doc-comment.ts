import type { DocComment } from "full-moon-wasm";
import { hiddenLines } from "luau-contract";
import type { Span } from "luau-syntax";
import { fenceAfter, fencePositions, isCode } from "../../model/code-fence";
import { DECLARING_TAGS, DOC_TAGS } from "../../model/doc-tags";
import { withoutRulers } from "../../model/rulers";
import { outdented, trimmed, withoutStart, type DocText, paragraphs, indentOf } from "./doc-text";

export interface ParsedDoc {
  readonly description: DocText;
  readonly tags: readonly DocTag[];
}

/** `@name body`; the body ends at a blank line, a dedent or the next tag. */
export interface DocTag {
  readonly name: string;
  /** The span of `@name`. */
  readonly span: Span;
  readonly body: DocText;
}

export const NO_DOC: ParsedDoc = { description: [], tags: [] };

/** The doc comments that belong to an entry or are reported. All others appear on no page. */
export type ReadDocs = Set<DocComment>;

/** Reads a doc comment for an entry, and records it as used. */
export function readDoc(
  { recorded }: { readonly recorded: { readonly readDocs: ReadDocs } },
  doc: DocComment | null,
): ParsedDoc {
  if (doc !== null) recorded.readDocs.add(doc);
  return parseDocComment(doc);
}

/**
 * Separates a doc comment's description from its tags. An `@` starts a tag at the start of a line outside
 * code blocks; `\@` never does. Text below a tag that does not belong to it is description.
 */
export function parseDocComment(doc: DocComment | null): ParsedDoc {
  if (doc === null) return NO_DOC;
  const [description = [], ...tagged] = sections(withoutRulers(withoutHiddenLines(doc.lines)), TAG);
  const tags = tagged.flatMap(toTag);
  const below = tags.flatMap(({ tag, rest }) => [isUnknown(tag) ? tag.body : [], trimmed(rest)]);
  return { description: paragraphs([trimmed(description), ...below]), tags: tags.map(({ tag }) => tag) };
}

/** An unknown tag is kept as text. */
const isUnknown = ({ name }: DocTag): boolean => !DOC_TAGS.has(name) && !DECLARING_TAGS.has(name);

/** Splits lines before each tag outside code blocks. */
export function sections(lines: DocText, tag: RegExp): readonly DocText[] {
  const result: DocText[] = [];
  let start = 0;
  const positions = fencePositions(lines);
  lines.forEach((line, index) => {
    if (isCode(positions[index]) || !tag.test(line.text)) return;
    result.push(lines.slice(start, index));
    start = index;
  });
  result.push(lines.slice(start));
  return result;
}

const TAG = /^ {0,3}@([A-Za-z][\w-]*)(?=\s|$)/;

function toTag(section: DocText): readonly { readonly tag: DocTag; readonly rest: DocText }[] {
  const [first] = section;
  const match = first === undefined ? null : TAG.exec(first.text);
  if (first === undefined || match === null) return [];
  const end = match[0].length;
  const name = match[1] ?? "";
  const start = first.start + end - name.length - 1;
  const length = DOC_TAGS.get(name)?.text === "none" ? 1 : tagLength(section);
  const body = bodyOf(withoutStart(section.slice(0, length), end));
  return [{ tag: { name, span: [start, start + name.length + 1], body }, rest: section.slice(length) }];
}

/** Outdents the lines below the first, which follows the tag. */
const bodyOf = ([first, ...rest]: DocText): DocText =>
  first === undefined ? [] : trimmed([first, ...outdented(rest)]);

/** Up to a blank line or a dedent. Lines indented further belong to the tag even after a blank line. */
function tagLength([first, ...others]: DocText): number {
  const margin = first === undefined ? 0 : indentOf(first);
  let [fence, indented, length] = [null as string | null, false, 1];
  for (const [index, line] of others.entries()) {
    const isBlank = line.text.trim() === "";
    const isInside = fence !== null || indentOf(line) > margin;
    fence = fenceAfter(line.text, fence);
    if (isBlank) continue;
    if (!isInside && (indented || index + 1 > length)) return length;
    indented ||= isInside && fence === null;
    length = index + 2;
  }
  return length;
}

/** Removes the hidden lines of samples, which are only checked: `-- hide-start` … `-- hide-end`. */
function withoutHiddenLines(lines: DocText): DocText {
  if (!lines.some(({ text }) => text.includes("-- hide-"))) return lines;
  const shown: DocText[number][] = [];
  const positions = fencePositions(lines);
  let inside: DocText[number][] = [];
  for (const [index, line] of lines.entries()) {
    if (positions[index] === "code") inside.push(line);
    else {
      shown.push(...shownOf(inside), line);
      inside = [];
    }
  }
  return [...shown, ...shownOf(inside)];
}

function shownOf(lines: DocText): DocText {
  const hidden = hiddenLines(lines.map(({ text }) => text));
  return lines.filter((_line, index) => !hidden.has(index));
}
