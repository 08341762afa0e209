import type { Declaration, LineBreak, Tokens } from "./types";

/** A stretch of a declaration that is on one line in every column. */
export interface LinePart {
  /** The line break before it, for some columns; null at the beginning. */
  readonly start: LineBreak | null;
  readonly tokens: Tokens;
}

/** A declaration cut where its line may end. */
export function toLines({ tokens, breaks }: Declaration): readonly LinePart[] {
  const starts = [null, ...breaks];
  return starts.map((start, index) => ({
    start,
    tokens: tokens.slice(start?.at ?? 0, starts[index + 1]?.at ?? tokens.length),
  }));
}
