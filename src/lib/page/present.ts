/**
 * Removes nulls from a list. GraphQL returns null for an unresolved name, which the build reports; only `npm
 * run dev` continues.
 */
export function present<T>(list: readonly (T | null)[] | null): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null);
}
