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
