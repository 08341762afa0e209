/** GraphQL returns null for an unresolved name, which the build reports; only `npm run dev` continues. */
export function withoutNulls<T>(list: readonly (T | null)[] | null): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null);
}

/** The build creates a page per node, so a missing one is a bug. `what` is for the message: `a module`. */
export function requireNode<T>(node: T | null, what: string): T {
  if (node === null) throw new Error(`A page was made for ${what} that does not exist.`);
  return node;
}
