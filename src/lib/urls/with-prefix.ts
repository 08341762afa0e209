/**
 * The site's base path without a trailing slash, as set by `--prefix-paths`; empty in `gatsby develop`.
 * Defined by Gatsby.
 */
declare const __PATH_PREFIX__: string | undefined;

const prefix = typeof __PATH_PREFIX__ === "undefined" ? "" : __PATH_PREFIX__;

/** Prefixes a path of the site: `/docs` with the base path `/engine/` becomes `/engine/docs`. */
export const withPrefix = (path: string): string => prefix + path;
