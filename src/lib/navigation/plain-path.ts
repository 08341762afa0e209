/** A path without a trailing `index.html` or `.html`; null if it has neither. */
export function plainPath(pathname: string): string | null {
  if (!pathname.endsWith(".html")) return null;
  const plain = pathname.replace(/(^|\/)index\.html$|\.html$/, "$1").replace(/(.)\/$/, "$1");
  return plain === "" ? "/" : plain;
}
