/** What is asked or found, by the names that lead to it. */
import { groupBy } from "luau-contract";

export const keyOf = (at: readonly string[]): string => JSON.stringify(at);

interface Placed {
  readonly at: readonly string[];
}

/** Finds all that is in something, in order. */
export function insideFinder<T extends Placed>(all: readonly T[]): (at: readonly string[]) => readonly T[] {
  const children = groupBy(all, (one) => keyOf(one.at.slice(0, -1)));
  const inside = (at: readonly string[]): readonly T[] =>
    (children.get(keyOf(at)) ?? []).flatMap((one) => [one, ...inside(one.at)]);
  return inside;
}
