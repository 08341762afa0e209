import type { Declaration, LineBreak, Tokens } from "./reference-props";

/** A part of a declaration that is never broken. */
interface LinePart {
  /** The line break before it, for some columns; null for the first part. */
  readonly start: LineBreak | null;
  readonly tokens: Tokens;
}

/** Omits the name, which headings show as a link, and the keyword before it. */
export function afterName({ tokens, breaks }: Declaration): Declaration {
  const from = nameEnd({ tokens });
  return { tokens: tokens.slice(from), breaks: breaks.map((one) => ({ ...one, at: one.at - from })) };
}

export const nameEnd = ({ tokens }: Pick<Declaration, "tokens">): number =>
  tokens.findIndex(({ kind }) => kind === "name") + 1;

export function toLines({ tokens, breaks }: Declaration): readonly LinePart[] {
  const starts = [null, ...breaks];
  return starts.map((start, index) => ({
    start,
    tokens: tokens.slice(start?.at ?? 0, starts[index + 1]?.at ?? tokens.length),
  }));
}
