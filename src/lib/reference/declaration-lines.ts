import type { Declaration, LineBreak, Tokens } from "./reference-props";

/** A part of a declaration that is never broken. */
export interface LinePart {
  /** The line break before it, for some columns; null for the first part. */
  readonly start: LineBreak | null;
  readonly tokens: Tokens;
}

/** Splits a declaration at its possible line breaks. */
export function toLines({ tokens, breaks }: Declaration): readonly LinePart[] {
  const starts = [null, ...breaks];
  return starts.map((start, index) => ({
    start,
    tokens: tokens.slice(start?.at ?? 0, starts[index + 1]?.at ?? tokens.length),
  }));
}
