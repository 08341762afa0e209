/** Finds look-ups and facts by the names that lead to them. */
import { groupBy, memberPath } from "luau-syntax";

export const keyOf = (names: readonly string[]): string => JSON.stringify(names);

export const ownerOf = (names: readonly string[]): readonly string[] => names.slice(0, -1);

export const pathOf = ([root = "", ...members]: readonly string[]): string =>
  members.reduce((path, name) => memberPath(path, name, "."), root);

interface Named {
  readonly names: readonly string[];
}

/** Finds everything in a table, in order. */
export function descendantsFinder<T extends Named>(
  all: readonly T[],
): (names: readonly string[]) => readonly T[] {
  const children = groupBy(all, (one) => keyOf(ownerOf(one.names)));
  const descendants = (names: readonly string[]): readonly T[] =>
    (children.get(keyOf(names)) ?? []).flatMap((one) => [one, ...descendants(one.names)]);
  return descendants;
}
