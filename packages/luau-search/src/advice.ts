/**
 * In: a query that found nothing. Out: what its writer has not tried yet. The page's part: without the
 * readers of types.
 */
import { FILTER } from "./filters";

export type Advice = "part" | "type" | "oneSide" | "word" | "fewer" | "filter";

/** Something that only a query by type holds: an arrow, or the colon that begins what a signature gives. */
const TYPE_SIGN = /->|→|=>|^\s*:\s/;

export function adviceOn(query: string): readonly Advice[] {
  const text = query.replace(FILTER, " ").trim();
  const filter: readonly Advice[] = query.trim() === text ? [] : ["filter"];
  if (TYPE_SIGN.test(text)) return ["oneSide", "word", ...filter];
  return [...(/\s/.test(text) ? ["fewer" as const] : []), "part", "type", ...filter];
}
