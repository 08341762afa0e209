/**
 * What somebody may have looked for at an address: its last part, as words for the search. Empty for the
 * root.
 */
export function toPathQuery(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return decoded(last)
    .replace(/\.(?:html?|md)$/i, "")
    .replace(/[\s_-]+/g, " ")
    .trim()
    .slice(0, 60);
}

/** Addresses that are no pages may be written in any way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
