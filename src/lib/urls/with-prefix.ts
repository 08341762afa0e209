/**
 * The site's base path without a slash at its end, as `--prefix-paths` sets it; empty in `gatsby develop`.
 * Gatsby defines it.
 */
declare const __PATH_PREFIX__: string | undefined;

const prefix = typeof __PATH_PREFIX__ === "undefined" ? "" : __PATH_PREFIX__;

/** A path of the site as an address: `/docs` under the base path `/engine/` is `/engine/docs`. */
export const withPrefix = (path: string): string => prefix + path;
