/** Matches an address in `srcset`, which ends at white space, or at a comma before white space. */
const candidate = /([^\s,]\S*?)(?=,+(?:\s|$)|\s+[^,]*(?:,|$)|$)(?:\s+[^,]*)?/g;

/** @param set `a.png 1x, b.png 2x` */
export const addressesInSet = (set: string): readonly string[] =>
  [...set.matchAll(candidate)].map(([, address = ""]) => address);

/** Rewrites the addresses in a set. */
export const rewriteSet = (set: string, rewrite: (address: string) => string): string =>
  set.replace(
    candidate,
    (written: string, address: string) => rewrite(address) + written.slice(address.length),
  );
