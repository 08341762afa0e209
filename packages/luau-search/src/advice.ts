import { FILTER } from "./filters";

export type Advice = "part" | "type" | "oneSide" | "word" | "fewer" | "filter";

/** A query by type has an arrow, or a colon before a result. */
const TYPE_SIGN = /->|→|=>|^\s*:\s/;

export function adviceOn(query: string): readonly Advice[] {
  const text = query.replace(FILTER, " ").trim();
  const filter: readonly Advice[] = query.trim() === text ? [] : ["filter"];
  if (TYPE_SIGN.test(text)) return ["oneSide", "word", ...filter];
  return [...(/\s/.test(text) ? ["fewer" as const] : []), "part", "type", ...filter];
}
