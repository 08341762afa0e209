/** The addresses in `srcset`, which may hold commas themselves: one ends at white space, or at a comma before it. */
const candidate = /([^\s,]\S*?)(?=,+(?:\s|$)|\s+[^,]*(?:,|$)|$)(?:\s+[^,]*)?/g;

/** @param {string} set `a.png 1x, b.png 2x` */
export const addressesInSet = (set) => [...set.matchAll(candidate)].map((match) => match[1]);

/**
 * The same set with other addresses.
 * @param {string} set
 * @param {(address: string) => string} rewrite
 */
export const rewriteSet = (set, rewrite) => set.replace(candidate, (whole, address) => rewrite(address) + whole.slice(address.length));
