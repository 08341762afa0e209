/** Sorts items topologically, otherwise in input order. In a cycle, the item reached first comes last. */
export function topologicalOrder<T>(
  items: readonly T[],
  dependenciesOf: (item: T) => Iterable<T>,
): readonly T[] {
  const begun = new Set<T>();
  const result: T[] = [];
  // With an explicit stack, since a chain of a thousand types would overflow the call stack.
  for (const item of items) {
    const stack = begun.has(item) ? [] : [open(item, dependenciesOf)];
    begun.add(item);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const next = top.rest.next();
      if (next.done === true) {
        result.push(top.item);
        stack.pop();
      } else if (!begun.has(next.value)) {
        begun.add(next.value);
        stack.push(open(next.value, dependenciesOf));
      }
    }
  }
  return result;
}

function open<T>(item: T, dependenciesOf: (item: T) => Iterable<T>) {
  return { item, rest: dependenciesOf(item)[Symbol.iterator]() };
}
