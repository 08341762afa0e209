/** Converts files and positions between protocol and sources. Both count in UTF-16 code units. */
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  memoize,
  type Position as TextPosition,
  positionAt,
  type SourceText,
  type Span,
  type TextRange,
  withForwardSlashes,
} from "luau-syntax";
import type { Position, Range } from "vscode-languageserver";

export function diskPathOf(uri: string): string | null {
  if (!uri.startsWith("file:")) return null;
  try {
    return path.resolve(fileURLToPath(uri));
  } catch {
    return null;
  }
}

export function pathOf(uri: string, root: string): string | null {
  const file = diskPathOf(uri);
  return file === null ? null : withForwardSlashes(path.relative(root, file));
}

export const uriOf = (file: string, root: string): string => pathToFileURL(path.resolve(root, file)).href;

const toPosition = ({ line, column }: TextPosition): Position => ({ line: line - 1, character: column - 1 });

export const spanRange = (source: SourceText, [start, end]: Span): Range => {
  const lines = protocolLines(source);
  return {
    start: toPosition(positionAt(lines, start)),
    end: toPosition(positionAt(lines, end)),
  };
};

export function textRange(source: SourceText | undefined, range: TextRange): Range {
  const { line, column, endLine, endColumn } = range;
  if (source === undefined || protocolLines(source) === source)
    return { start: toPosition(range), end: toPosition({ line: endLine, column: endColumn }) };
  const offsetOf = (at: TextPosition) =>
    (source.lineStarts[at.line - 1] ?? source.text.length) + at.column - 1;
  return spanRange(source, [offsetOf({ line, column }), offsetOf({ line: endLine, column: endColumn })]);
}

/** As the protocol requires, a position beyond its line or file is moved to the end. */
export function offsetAt(source: SourceText, { line, character }: Position): number {
  const { lineStarts, text } = protocolLines(source);
  const start = lineStarts[line];
  if (start === undefined) return text.length;
  const next = lineStarts[line + 1];
  const end = next === undefined ? text.length : next - (text.startsWith("\r\n", next - 2) ? 2 : 1);
  return Math.min(start + character, end);
}

/** In the protocol, a lone carriage return also ends a line; in Luau it does not. */
const protocolLines = memoize(
  (source: SourceText): SourceText =>
    /\r(?!\n)/.test(source.text) ? { ...source, lineStarts: startsOf(source.text) } : source,
);

const startsOf = (text: string): readonly number[] => [
  0,
  ...[...text.matchAll(/\r\n|\r|\n/g)].map((ending) => ending.index + ending[0].length),
];

/** Inclusive: a caret directly after a name touches it. */
export const touches = (a: Range, b: Range): boolean => isBefore(a.start, b.end) && isBefore(b.start, a.end);

export const touchesSpan = ([start, end]: Span, offset: number): boolean => start <= offset && offset <= end;

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.character <= b.character);

export function lineBefore({ text }: SourceText, offset: number): string {
  return text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
}

/** Whether an offset is in a doc comment: on one of its lines, or in an unterminated block. */
export function isInDoc(source: SourceText, offset: number): boolean {
  if (/^\s*---(?!-)/.test(lineBefore(source, offset))) return true;
  const start = source.text.lastIndexOf("--[", offset - 1);
  if (start === -1) return false;
  const block = source.text.slice(start, offset);
  const [, level] = /^--\[(=*)\[/.exec(block) ?? [];
  return level !== undefined && !block.includes(`]${level}]`);
}

export const isInComment = (source: SourceText, offset: number): boolean =>
  isInDoc(source, offset) || lineBefore(source, offset).includes("--");
