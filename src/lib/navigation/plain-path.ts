/** A path without `index.html` or `.html` at its end; null when it has neither. */
export function plainPath(pathname: string): string | null {
  if (!pathname.endsWith(".html")) return null;
  const plain = pathname.replace(/(^|\/)index\.html$|\.html$/, "$1").replace(/(.)\/$/, "$1");
  return plain === "" ? "/" : plain;
}
