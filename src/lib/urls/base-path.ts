/** A site's base path is `/` or of the form `/docs-site/`; page paths do not include it. */

const withoutSlash = (basePath: string) => basePath.replace(/\/$/, "");

export const withBasePath = (path: string, basePath: string): string => `${withoutSlash(basePath)}${path}`;

export function withoutBasePath(pathname: string, basePath: string): string {
  const prefix = withoutSlash(basePath);
  if (prefix === "" || !(pathname === prefix || pathname.startsWith(`${prefix}/`))) return pathname;
  return pathname.slice(prefix.length) || "/";
}

/** Normalises a path for comparisons, without a trailing slash. */
export const withoutTrailingSlash = (path: string): string =>
  (path === "/" ? path : path.replace(/\/+$/, "")) || "/";
