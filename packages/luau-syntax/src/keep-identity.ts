/** Changes to immutable data: what does not change keeps its identity, by which later steps skip it. */

/**
 * Like `map`, but returns the same array if nothing changes. `context` is an argument because a closure for
 * each call costs more.
 */
export function mapSame<T, Context>(
  items: readonly T[],
  change: (item: T, context: Context) => T,
  context: Context,
): readonly T[] {
  let result: T[] | null = null;
  let index = 0;
  for (const item of items) {
    const changed = change(item, context);
    if (changed !== item) {
      result ??= [...items];
      result[index] = changed;
    }
    index += 1;
  }
  return result ?? items;
}

/** Like `{ ...item, ...changes }`, but returns the same object if nothing changes. */
export function withChanges<Base extends object, T extends Base>(item: T, changes: Partial<Base>): T {
  for (const field in changes) if (changes[field] !== item[field]) return { ...item, ...changes };
  return item;
}
