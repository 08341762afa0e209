/**
 * The endings of files that sites publish. Pages may have dots as well, in names of versions and entries:
 * `Vector.new`. A file that ends in something else is found out when it comes.
 */
const file =
  /\.(?:avif|css|csv|gif|gz|ico|jpe?g|js|json|luau?|map|md|mp[34]|pdf|png|svg|tar|txt|wasm|web[mp]|webmanifest|woff2?|xml|ya?ml|zip)$/i;

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
  return file.test(path) ? null : path + target.search + target.hash;
}
