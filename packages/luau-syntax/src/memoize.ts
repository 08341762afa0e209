/** Caches a function's results by the identity of its argument, for as long as the argument is reachable. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const result = results.get(key) ?? { value: compute(key) };
    results.set(key, result);
    return result.value;
  };
}

/** Calls `compute` on the first call only. */
export function once<Value>(compute: () => Value): () => Value {
  let result: { readonly value: Value } | null = null;
  return () => (result ??= { value: compute() }).value;
}
