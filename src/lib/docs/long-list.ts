/** Up to this many consecutive pages are shown individually; more are shown in groups of about fifty. */
const longList = 100;
const groupSize = 50;

/** Divides a list into groups of almost equal size: a single group, unless it is too long. */
export function groupsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = list.length <= longList ? 1 : Math.ceil(list.length / groupSize);
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size)).filter(
    ({ length }) => length > 0,
  );
}

export const groupLabel = (first: string, last: string): string => `${first} – ${last}`;
