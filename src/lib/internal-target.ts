/**
 * Where a link leads within the site, as a path without the site's prefix, with query and fragment.
 * Null for what the browser does better itself: other hosts, files, and places on the page being read.
 */
export function internalTarget(href: string, here: string, prefix: string): string | null {
  const target = new URL(href);
  const current = new URL(here);
  if (target.origin !== current.origin) return null;
  if (target.pathname === current.pathname && target.search === current.search) return null;
  if (target.pathname !== prefix && !target.pathname.startsWith(`${prefix}/`)) return null;
  const path = target.pathname.slice(prefix.length) || "/";
  const extension = /\.([a-z][a-z0-9]*)$/i.exec(path)?.[1];
  if (extension !== undefined && extension !== "html") return null;
  return path + target.search + target.hash;
}
