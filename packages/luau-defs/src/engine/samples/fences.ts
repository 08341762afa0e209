/**
 * Finds code blocks as MDX does (tests/unit/samples/fences.test.ts), but by line: also in a guide with a
 * syntax error, and in a doc comment, whose lines are apart in the file.
 */
import { type DocLine } from "full-moon-wasm";
import { readFence } from "luau-contract";
import { fenceAfter } from "../../model/code-fence";

export interface Fence {
  readonly language: string;
  readonly meta: string;
  /** The opening line, without indentation. */
  readonly opening: DocLine;
  /** Without quotation markers, and without the indentation of the opening line. */
  readonly lines: readonly DocLine[];
}

export const findFences = (lines: readonly DocLine[]): readonly Fence[] => splitFences(lines).fences;

export function splitFences(lines: readonly DocLine[]): {
  readonly fences: readonly Fence[];
  readonly prose: readonly DocLine[];
} {
  const fences: Fence[] = [];
  const prose: DocLine[] = [];
  let open: OpenFence | null = null;
  let isComment = false;
  for (const [index, line] of lines.entries()) {
    if (open !== null && addLine(open, line)) continue;
    // The line that closes a block cannot open one; the line after a quotation or list item can.
    const isClosing: boolean = open !== null && contentOf(line, open) !== null;
    if (open !== null) fences.push(fenceOf(isClosing ? open : withoutEnd(open)));
    open = null;
    if (!isClosing && !isComment) open = openingOf(lines, index);
    if (open !== null || isClosing) continue;
    prose.push(line);
    isComment = isInComment(line.text, isComment);
  }
  if (open !== null) fences.push(fenceOf(withoutEnd(open)));
  return { fences, prose: prose };
}

/** An unclosed block ends with the list item or quotation around it, whose last empty line is not code. */
const withoutEnd = (open: OpenFence): OpenFence =>
  open.lines.at(-1)?.text === "" ? { ...open, lines: open.lines.slice(0, -1) } : open;

interface OpenFence {
  readonly quotes: number;
  readonly indent: number;
  /** The least indentation of lines in the enclosing list item; 0 outside of lists. */
  readonly itemIndent: number;
  readonly marks: string;
  readonly opening: DocLine;
  readonly lines: DocLine[];
}

const MARKERS = /(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*/;
const OPENING = new RegExp(`^(${MARKERS.source})(?:\`{3,}|~{3,})`);

function openingOf(lines: readonly DocLine[], index: number): OpenFence | null {
  const line = lines[index];
  const [, before] = OPENING.exec(line?.text ?? "") ?? [];
  if (line === undefined || before === undefined) return null;
  const opening = withoutStart(line, before.length);
  const marks = fenceAfter(opening.text, null);
  if (marks === null) return null;
  const inQuotes = before.slice(before.lastIndexOf(">") + 1);
  const quotes = before.split(">").length - 1;
  const indent = inQuotes.length - (quotes > 0 && inQuotes.startsWith(" ") ? 1 : 0);
  const isFirstInItem = !isBlank(inQuotes);
  const itemIndent = isFirstInItem ? indent : itemIndentAbove(lines, index, quotes > 0 ? 0 : indent);
  return { quotes, indent, itemIndent, marks, opening, lines: [] };
}

const ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

/** Stricter than Markdown: no line below an item may be less indented, not even in a paragraph. */
function itemIndentAbove(lines: readonly DocLine[], index: number, indent: number): number {
  let outer = indent;
  for (let above = index - 1; above >= 0 && outer > 0; above -= 1) {
    const text = lines[above]?.text ?? "";
    const item = ITEM.exec(text)?.[0].length ?? Infinity;
    if (item <= outer) return item;
    if (!isBlank(text)) outer = Math.min(outer, indentOf(text));
  }
  return 0;
}

function addLine(open: OpenFence, line: DocLine): boolean {
  const { indent, marks, lines } = open;
  const content = contentOf(line, open);
  if (content === null || fenceAfter(content.text, marks) === null) return false;
  lines.push(withoutStart(content, Math.min(indent, indentOf(content.text))));
  return true;
}

/** The line without quotation markers; null if it is outside the quotations or the list item. */
function contentOf(line: DocLine, { quotes, itemIndent }: OpenFence): DocLine | null {
  let content = line;
  for (let depth = 0; depth < quotes; depth += 1) {
    const [mark = null] = /^[ \t]*> ?/.exec(content.text) ?? [];
    if (mark === null) return null;
    content = withoutStart(content, mark.length);
  }
  return !isBlank(content.text) && indentOf(content.text) < itemIndent ? null : content;
}

/** MDX comments are not displayed, so their samples are not checked. */
const isInComment = (line: string, isBefore: boolean): boolean =>
  isBefore ? !/\*\/\s*\}/.test(line) : COMMENT.test(line);
const COMMENT = new RegExp(`^${MARKERS.source}\\{\\s*/\\*(?!.*\\*/\\s*\\})`);

function fenceOf({ opening, lines }: OpenFence): Fence {
  return { ...readFence(opening.text.replace(/^[`~]+/, "")), opening, lines };
}

const isBlank = (text: string): boolean => text.trim() === "";
const indentOf = (text: string): number => text.length - text.trimStart().length;

const withoutStart = ({ text, start }: DocLine, length: number): DocLine => ({
  text: text.slice(length),
  start: start + length,
});
