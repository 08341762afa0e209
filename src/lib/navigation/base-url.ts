/**
 * The base path under which a page seems to be served: what stands before its own path in the address.
 * Null when the address does not end in that path, as on the page for addresses that do not exist.
 */
export function servedBase(pathname: string, pagePath: string): string | null {
  const plain = pathname.replace(/(\/index)?\.html$/, "").replace(/\/$/, "");
  const own = pagePath.replace(/\/$/, "");
  return plain.endsWith(own) ? `${plain.slice(0, plain.length - own.length)}/` : null;
}
