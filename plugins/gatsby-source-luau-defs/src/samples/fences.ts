import { fenceAfter } from "../model/code-fence";

/** A line of a document, with the offset of its first character in the file. */
export interface TextLine {
  readonly text: string;
  readonly start: number;
}

/** A fenced code block. */
export interface Fence {
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
  /** The opening line, without indentation. */
  readonly opening: TextLine;
  /** Without quotation markers, and without the indentation of the opening line. */
  readonly lines: readonly TextLine[];
}

/** Finds the fenced code blocks of a Markdown document, including those in lists and quotations. */
export function findFences(lines: readonly TextLine[]): readonly Fence[] {
  const found: Fence[] = [];
  let open: OpenFence | null = null;
  let isComment = false;
  for (const line of lines) {
    if (open !== null && addLine(open, line)) continue;
    if (open !== null) found.push(fenceOf(open));
    // The line that closes a block cannot open one; the line after a quotation can.
    const isClosing: boolean = open !== null && contentOf(line, open.quotes) !== null;
    open = null;
    if (!isClosing && !isComment) open = openingOf(line);
    if (open === null) isComment = isInComment(line.text, isComment);
  }
  return open === null ? found : [...found, fenceOf(open)];
}

interface OpenFence {
  /** Number of enclosing quotations. */
  readonly quotes: number;
  readonly indent: number;
  readonly marks: string;
  readonly opening: TextLine;
  readonly lines: TextLine[];
}

/** Markers of quotations and list items, then the fence. */
const OPENING = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*[ \t]*)(?:`{3,}|~{3,})/;

function openingOf(line: TextLine): OpenFence | null {
  const [, before = null] = OPENING.exec(line.text) ?? [];
  if (before === null) return null;
  const opening = withoutStart(line, before.length);
  const marks = fenceAfter(opening.text, null);
  const inQuotes = before.slice(before.lastIndexOf(">") + 1);
  const quotes = before.split(">").length - 1;
  const indent = inQuotes.length - (quotes > 0 && inQuotes.startsWith(" ") ? 1 : 0);
  return marks === null ? null : { quotes, indent, marks, opening, lines: [] };
}

/** Returns whether the line belongs to the block. */
function addLine({ quotes, indent, marks, lines }: OpenFence, line: TextLine): boolean {
  const content = contentOf(line, quotes);
  if (content === null || fenceAfter(content.text, marks) === null) return false;
  lines.push(withoutStart(content, Math.min(indent, indentOf(content))));
  return true;
}

/** The line without quotation markers; null if it is outside the quotations. */
function contentOf(line: TextLine, quotes: number): TextLine | null {
  let content = line;
  for (let depth = 0; depth < quotes; depth += 1) {
    const [mark = null] = /^[ \t]*> ?/.exec(content.text) ?? [];
    if (mark === null) return null;
    content = withoutStart(content, mark.length);
  }
  return content;
}

/** MDX comments are not displayed, so their samples are not checked. */
const isInComment = (line: string, isBefore: boolean): boolean =>
  isBefore ? !line.includes("*/}") : /^\s*\{\/\*(?!.*\*\/\})/.test(line);

function fenceOf({ opening, lines }: OpenFence): Fence {
  const [, language = "", meta = ""] = /^[`~]+\s*(\S*)(.*)$/.exec(opening.text) ?? [];
  return { language, meta: meta.trim(), opening, lines };
}

const indentOf = ({ text }: TextLine): number => text.length - text.trimStart().length;

const withoutStart = ({ text, start }: TextLine, length: number): TextLine => ({
  text: text.slice(length),
  start: start + length,
});
