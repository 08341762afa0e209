/** A first item and those that follow it, each once: a circle ends where it closes. */
export function* followChain<T>(
  first: T | null | undefined,
  nextOf: (item: T) => T | null | undefined,
): Iterable<T> {
  const visited = new Set<T>();
  for (let item = first ?? null; item !== null && !visited.has(item); item = nextOf(item) ?? null) {
    visited.add(item);
    yield item;
  }
}
