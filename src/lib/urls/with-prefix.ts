/** Defined by Gatsby: the base path without a trailing slash; empty in `gatsby develop`. */
declare const __PATH_PREFIX__: string | undefined;

/** Prefixes a path of the site: `/docs` with the base path `/engine/` becomes `/engine/docs`. */
export const withPrefix = (path: string): string =>
  (typeof __PATH_PREFIX__ === "undefined" ? "" : __PATH_PREFIX__) + path;
