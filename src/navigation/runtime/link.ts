/**
 * What Gatsby's program uses of `gatsby-link`, in place of it in browsers. Links are plain elements here, and one
 * listener follows them (../link-clicks.ts).
 */
declare const __BASE_PATH__: string;

export function withPrefix(path: string): string {
  return /^[a-z][a-z\d+\-.]*:|^\.{1,2}\//i.test(path) ? path : `${__BASE_PATH__.replace(/\/$/, "")}${path.startsWith("/") ? path : `/${path}`}`;
}

/** The parts of an address within the site. */
export function parsePath(path: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const [, pathname = "", search = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname: pathname || "/", search: search === "?" ? "" : search, hash: hash === "#" ? "" : hash };
}
