/** Defined by Gatsby: the base path without a trailing slash; empty in `gatsby develop`. */
declare const __PATH_PREFIX__: string | undefined;

const prefix = typeof __PATH_PREFIX__ === "undefined" ? "" : __PATH_PREFIX__;

/** Prefixes a path of the site: `/docs` with the base path `/engine/` becomes `/engine/docs`. */
export const withPrefix = (path: string): string => prefix + path;
