/** The base path of a site is written `/` or `/docs-site/`; pages are known by their path without it. */

const withoutSlash = (basePath: string) => basePath.replace(/\/$/, "");

export const withBasePath = (path: string, basePath: string): string => `${withoutSlash(basePath)}${path}`;

export function withoutBasePath(pathname: string, basePath: string): string {
  const prefix = withoutSlash(basePath);
  if (prefix === "" || !(pathname === prefix || pathname.startsWith(`${prefix}/`))) return pathname;
  return pathname.slice(prefix.length) || "/";
}

/** One spelling for comparing: no slash at the end. */
export const withoutTrailingSlash = (path: string): string =>
  (path === "/" ? path : path.replace(/\/+$/, "")) || "/";
