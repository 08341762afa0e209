/** A half-open range `[start, end)` in UTF-16 code units from the start of a file's text. */
export type Span = readonly [start: number, end: number];

/** A file as it was read, or as it is to be written. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Replaces a span of a text. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A text whose path is that passed to the pipeline, with forward slashes. */
export interface SourceText extends TextFile {
  /** The offset of each line's first character. */
  readonly lineStarts: readonly number[];
}

/** Converts paths of Windows: all stages use forward slashes. */
export const withForwardSlashes = (path: string): string => path.replaceAll("\\", "/");

export const sourceText = (path: string, text: string): SourceText => ({
  path: withForwardSlashes(path),
  text,
  lineStarts: lineStartsOf(text),
});

/** A 1-based line and column; the column is in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** From the first character to the position after the last one. */
export interface TextRange extends Position {
  readonly endLine: number;
  readonly endColumn: number;
}

export function rangeAt(source: SourceText, span: Span): TextRange {
  const start = positionAt(source, span[0]);
  const end = positionFrom(source, start, Math.max(span[0], span[1]));
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** The range of the character at a position. */
export const characterRange = ({ line, column }: Position): TextRange => ({
  line,
  column,
  endLine: line,
  endColumn: column + 1,
});

/** The start of the file, for problems without a location. */
export const FILE_START: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** @param edits do not overlap */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1])
    .reduceRight((all, { span: [start, end], text: by }) => all.slice(0, start) + by + all.slice(end), text);

/** Binary search for the last line start that is not after `offset`. */
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

/** The position of an offset at or after `start`: most spans are within one line. */
export function positionFrom(source: SourceText, start: Position, offset: number): Position {
  const lineStart = source.lineStarts[start.line - 1] ?? 0;
  const next = source.lineStarts[start.line] ?? Infinity;
  return offset < next ? { line: start.line, column: offset - lineStart + 1 } : positionAt(source, offset);
}

/** Indexes sources for code frames. */
export const sourcesByPath = <T extends SourceText>(sources: readonly T[]): ReadonlyMap<string, T> =>
  new Map(sources.map((source) => [source.path, source]));

/** The span from an offset to the end of its line, without trailing white space. */
export function restOfLine({ text }: Pick<SourceText, "text">, start: number): Span {
  const end = text.indexOf("\n", start);
  return [start, start + text.slice(start, end === -1 ? text.length : end).trimEnd().length];
}

/** The offset of each line's first character. As in Luau, only `\n` ends a line. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}
