/**
 * Returns the node of a page, or throws: the build creates a page per node, so a missing one is a bug of
 * ours.
 * @param what for the message: `a module`
 */
export function found<T>(node: T | null, what: string): T {
  if (node === null) throw new Error(`A page was made for ${what} that does not exist.`);
  return node;
}
