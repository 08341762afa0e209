/** Items by key: keys in the order of their first item, items in order. */
export function groupBy<Key, T>(
  items: Iterable<T>,
  keyOf: (item: T) => Key,
): ReadonlyMap<Key, readonly [T, ...T[]]> {
  const groups = new Map<Key, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Runs of `size` items; the last one may be shorter. */
export const chunksOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
