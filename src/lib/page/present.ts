/**
 * The entries of a list that are there. GraphQL gives null for a name that leads to nothing; the build has
 * said so and only `npm run dev` goes on.
 */
export function present<T>(list: readonly (T | null)[] | null): T[] {
  return (list ?? []).filter((entry): entry is T => entry !== null);
}
