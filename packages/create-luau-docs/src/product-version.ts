import packageJson from "../package.json";

/** The version of this package, and of the `luau-docs` that new sites depend on. */
export const VERSION: string = packageJson.version;

/** `@name` where this package is published as `@name/create-luau-docs`. */
const [, scope = null] = /^(@[^/]+)\//.exec(packageJson.name) ?? [];

/** The `luau-docs` of a new site, under this name in any case. */
export const PRODUCT = scope === null ? VERSION : `npm:${scope}/luau-docs@${VERSION}`;
