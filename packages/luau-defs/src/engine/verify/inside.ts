/** Finds look-ups and facts by the names that lead to them. */
import { groupBy } from "luau-syntax";

export const keyOf = (at: readonly string[]): string => JSON.stringify(at);

interface Placed {
  readonly at: readonly string[];
}

/** Finds everything in a table, in order. */
export function insideFinder<T extends Placed>(all: readonly T[]): (at: readonly string[]) => readonly T[] {
  const children = groupBy(all, (one) => keyOf(one.at.slice(0, -1)));
  const inside = (at: readonly string[]): readonly T[] =>
    (children.get(keyOf(at)) ?? []).flatMap((one) => [one, ...inside(one.at)]);
  return inside;
}
