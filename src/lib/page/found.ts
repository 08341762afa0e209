/**
 * The node that a page is made of. The build makes a page of each node, so that one without is a mistake of
 * ours.
 * @param what for the message: `a module`
 */
export function found<T>(node: T | null, what: string): T {
  if (node === null) throw new Error(`A page was made for ${what} that does not exist.`);
  return node;
}
