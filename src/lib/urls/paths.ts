/** Decodes a part of an address. Invalid sequences are kept. */
export const decodedPart = (part: string): string => decoded(part, decodeURIComponent);

/** Decodes a path, except for characters that would change its structure, such as escaped slashes. */
export const decodedPath = (path: string): string => decoded(path, decodeURI);

function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Removes white space and control characters, which browsers ignore before and within a scheme. */
export const readableAddress = (address: string): string => address.replace(/[\u0000-\u0020]/g, "");

/** Adds the current query and fragment to a link, replacing its own fragment. */
export function withQueryAndHash(to: string, queryAndHash: string): string {
  const [path = to, fragment] = to.split("#", 2);
  return fragment === undefined || queryAndHash.includes("#")
    ? path + queryAndHash
    : `${path}${queryAndHash}#${fragment}`;
}

/** Derives a search query from an unknown address: the words in its last part. Empty for the root. */
export function toPathQuery(pathname: string): string {
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  return decodedPart(last)
    .replace(/\.(?:html?|md)$/i, "")
    .replace(/[\s_-]+/g, " ")
    .trim()
    .slice(0, 60);
}

/** Pages may contain dots, too: `Vector.new`. Other files are detected by the response. */
const FILE =
  /\.(?:avif|css|csv|gif|gz|ico|jpe?g|js|json|luau?|map|md|mp[34]|pdf|png|svg|tar|txt|wasm|web[mp]|webmanifest|woff2?|xml|ya?ml|zip)$/i;

/** A link's target in the site, without its prefix; null for hosts, files and anchors of this page. */
export function internalTarget(href: string, page: string, prefix: string): string | null {
  const target = new URL(href);
  const current = new URL(page);
  if (target.origin !== current.origin) return null;
  if (target.pathname === current.pathname && target.search === current.search) return null;
  if (target.pathname !== prefix && !target.pathname.startsWith(`${prefix}/`)) return null;
  const path = target.pathname.slice(prefix.length) || "/";
  return FILE.test(path) ? null : path + target.search + target.hash;
}

/** Scripts and browsers encode different characters. Invalid sequences are kept. */
export const normaliseEncoding = (path: string): string => encodeURI(decodedPath(path));

/** A path without a trailing `index.html` or `.html`; null if it has neither. */
export function plainPath(pathname: string): string | null {
  if (!pathname.endsWith(".html")) return null;
  const plain = pathname.replace(/(^|\/)index\.html$|\.html$/, "$1").replace(/(.)\/$/, "$1");
  return plain === "" ? "/" : plain;
}
