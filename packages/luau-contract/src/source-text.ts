/** A half-open range `[start, end)` in UTF-16 code units from the start of a file's text. */
export type Span = readonly [start: number, end: number];

/** A file's text, and what turns an offset in it into a line and a column. */
export interface SourceText {
  /** As it was given to the pipeline, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** The offset of each line's first character. */
  readonly lineStarts: readonly number[];
}

/** A text with its line starts, ready for places to be looked up. */
export const sourceText = (path: string, text: string): SourceText => ({
  path: path.replaceAll("\\", "/"),
  text,
  lineStarts: lineStartsOf(text),
});

/** A line and a column, both from 1; the column in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From the first character to behind the last: as an editor marks it. */
export interface TextRange extends Position {
  readonly endLine: number;
  readonly endColumn: number;
}

/** The places where a span begins and ends; `near` is a known place before it, best in the same line. */
export function rangeAt(source: SourceText, span: Span, near: Position = FIRST): TextRange {
  const start = positionFrom(source, near, span[0]);
  const end = positionFrom(source, start, Math.max(span[0], span[1]));
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

const FIRST: Position = { line: 1, column: 1 };

/** The file itself, where no place in it is known. */
export const FILE_START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Binary search over the line starts: the last one that is not after `offset`. */
export function positionAt(source: SourceText, offset: number): Position {
  const starts = source.lineStarts;
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

/** The same of an offset that is not before `start`: most places begin and end in one line. */
export function positionFrom(source: SourceText, start: Position, offset: number): Position {
  const lineStart = source.lineStarts[start.line - 1] ?? 0;
  const next = source.lineStarts[start.line] ?? Infinity;
  return offset < next ? { line: start.line, column: offset - lineStart + 1 } : positionAt(source, offset);
}

/** What code frames are made of. */
export const sourcesByPath = <T extends SourceText>(sources: readonly T[]): ReadonlyMap<string, T> =>
  new Map(sources.map((source) => [source.path, source]));

/** From an offset to the end of its line, without the white space there. */
export function restOfLine({ text }: Pick<SourceText, "text">, start: number): Span {
  const end = text.indexOf("\n", start);
  return [start, start + text.slice(start, end === -1 ? text.length : end).trimEnd().length];
}

/** The offset of each line's first character. As in Luau, only `\n` ends a line. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
