/**
 * The items, each behind those it depends on, and otherwise in the order they came in. Where they depend on
 * each other in a circle, the first one reached stays behind the rest of it.
 */
export function inOrder<T>(items: readonly T[], dependenciesOf: (item: T) => Iterable<T>): readonly T[] {
  const begun = new Set<T>();
  const result: T[] = [];
  // With a stack of its own: a chain of a thousand types must not fill the engine's.
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
