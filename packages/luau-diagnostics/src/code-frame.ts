import type { Diagnostic } from "./diagnostics";
import type { SourceText } from "luau-syntax";

export interface FrameLine {
  /** Null for the line of carets. */
  readonly number: number | null;
  readonly text: string;
}

const CONTEXT_LINES = 1;
const TAB = "  ";
/** Wider lines are cropped around the problem. */
const MAX_WIDTH = 100;
const ELLIPSIS = "…";
/** Characters around a problem that are processed. */
const MAX_DISTANCE = 2000;

/** Three lines: the one with the problem, underlined with carets, between its neighbours. */
export function codeFrame(source: SourceText, diagnostic: Diagnostic): readonly FrameLine[] {
  const { line } = diagnostic;
  const first = Math.max(1, line - CONTEXT_LINES);
  const last = Math.min(source.lineStarts.length, line + CONTEXT_LINES);
  // In a very long line, only the part near the problem is processed.
  const base = Math.max(0, diagnostic.column - MAX_DISTANCE);
  const { from, carets } = visiblePart(lineText(source, line, base), {
    ...diagnostic,
    column: diagnostic.column - base,
    endColumn: diagnostic.endColumn - base,
  });
  const lines: FrameLine[] = [];
  for (let number = first; number <= last; number += 1) {
    const text = crop(expandTabs(lineText(source, number, base)), from);
    // Nothing follows the last line break.
    if (number > line && number === source.lineStarts.length && text === "") break;
    lines.push({ number, text });
    if (number === line) lines.push({ number: null, text: carets });
  }
  return lines;
}

function lineText(source: SourceText, number: number, base: number): string {
  const start = (source.lineStarts[number - 1] ?? source.text.length) + base;
  const end = source.lineStarts[number] ?? source.text.length;
  const line = source.text.slice(start, Math.max(start, Math.min(end, start + 2 * MAX_DISTANCE)));
  return line.endsWith("\r\n") ? line.slice(0, -2) : line.endsWith("\n") ? line.slice(0, -1) : line;
}

/** The visible part of the line, and the carets below it, in columns with tabs expanded. */
function visiblePart(
  text: string,
  { line, column, endLine, endColumn }: Diagnostic,
): { readonly from: number; readonly carets: string } {
  const start = widthOf(text.slice(0, column - 1));
  // For a range of several lines, the first line is underlined to its end.
  const end = endLine > line ? widthOf(text.trimEnd()) : widthOf(text.slice(0, endColumn - 1));
  const total = widthOf(text);
  const from = total <= MAX_WIDTH || start < MAX_WIDTH - 20 ? 0 : start - MAX_WIDTH / 2;
  const indent = start - from + (from > 0 ? ELLIPSIS.length : 0);
  const length = Math.max(1, Math.min(end - start, MAX_WIDTH - (start - from)));
  return { from, carets: " ".repeat(indent) + "^".repeat(length) };
}

function crop(text: string, from: number): string {
  if (from === 0 && text.length <= MAX_WIDTH) return text;
  const characters = [...text];
  if (from > 0 && characters.length <= from) return "";
  const shown = characters.slice(from, from + MAX_WIDTH).join("");
  const rest = characters.length > from + MAX_WIDTH ? ELLIPSIS : "";
  return `${from > 0 ? ELLIPSIS : ""}${shown}${rest}`;
}

/** Control characters would move the terminal's cursor. */
export const printable = (text: string): string =>
  isPlain(text) ? text : text.replaceAll(/\p{Cc}/gu, "\uFFFD");

const expandTabs = (text: string): string =>
  printable(text.includes("\t") ? text.replaceAll("\t", TAB) : text);

function widthOf(text: string): number {
  const shown = expandTabs(text);
  return isPlain(shown) ? shown.length : [...shown].length;
}

/** Most lines are plain, and testing is several times as fast as replacing. */
const isPlain = (text: string): boolean => /^[ -~]*$/.test(text);
