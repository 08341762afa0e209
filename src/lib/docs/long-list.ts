import { chunksOf } from "luau-syntax";

/** Up to this many consecutive pages are shown individually; more are shown in groups of about fifty. */
const longList = 100;
const groupSize = 50;

/** Divides a list into groups of almost equal size: a single group, unless it is too long. */
export function groupsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = list.length <= longList ? 1 : Math.ceil(list.length / groupSize);
  return chunksOf(list, Math.ceil(list.length / count));
}

export const groupLabel = (first: string, last: string): string => `${first} – ${last}`;
