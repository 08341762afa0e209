/**
 * Matches an address in `srcset`, which may contain commas: it ends at white space, or at a comma before it.
 */
const candidate = /([^\s,]\S*?)(?=,+(?:\s|$)|\s+[^,]*(?:,|$)|$)(?:\s+[^,]*)?/g;

/** @param set `a.png 1x, b.png 2x` */
export const addressesInSet = (set: string): readonly string[] =>
  [...set.matchAll(candidate)].map(([, address = ""]) => address);

/** Returns the same set with other addresses. */
export const rewriteSet = (set: string, rewrite: (address: string) => string): string =>
  set.replace(candidate, (whole: string, address: string) => rewrite(address) + whole.slice(address.length));
