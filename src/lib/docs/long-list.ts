/** So many pages one after the other are shown as they are; more are shown as groups of about fifty. */
const longList = 100;
const groupSize = 50;

/**
 * A list in groups of nearly the same size: one group, unless it is too long to be shown, and to be sent, as
 * a whole.
 */
export function groupsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const count = list.length <= longList ? 1 : Math.ceil(list.length / groupSize);
  const size = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size)).filter(
    ({ length }) => length > 0,
  );
}

/** What a group is called: its first and last. */
export const groupLabel = (first: string, last: string): string => `${first} – ${last}`;
