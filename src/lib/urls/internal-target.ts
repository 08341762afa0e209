/**
 * File extensions that sites publish. Pages may contain dots as well, in names of versions and entries:
 * `Vector.new`. Files with other extensions are detected by the response.
 */
const file =
  /\.(?:avif|css|csv|gif|gz|ico|jpe?g|js|json|luau?|map|md|mp[34]|pdf|png|svg|tar|txt|wasm|web[mp]|webmanifest|woff2?|xml|ya?ml|zip)$/i;

/**
 * The internal target of a link, as a path without the site's prefix, with query and fragment. Null for links
 * that the browser should handle: other hosts, files, and anchors on the current page.
 */
export function internalTarget(href: string, here: string, prefix: string): string | null {
  const target = new URL(href);
  const current = new URL(here);
  if (target.origin !== current.origin) return null;
  if (target.pathname === current.pathname && target.search === current.search) return null;
  if (target.pathname !== prefix && !target.pathname.startsWith(`${prefix}/`)) return null;
  const path = target.pathname.slice(prefix.length) || "/";
  return file.test(path) ? null : path + target.search + target.hash;
}
