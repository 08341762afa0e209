import packageJson from "../package.json";

/** The version of this package, and of the `luau-docs` that new sites depend on. */
export const VERSION: string = packageJson.version;
