/** Our packages, and the name under which they are published. */

/**
 * Such as `@name`; null for the plain names. Sites install scoped packages under their plain names
 * (`"luau-docs": "npm:@name/luau-docs@1.0.0"`), so that imports and commands are the same.
 */
export const SCOPE: string | null = null;

export const packageFolders: Readonly<Record<string, string>> = {
  "luau-syntax": "packages/luau-syntax",
  "luau-diagnostics": "packages/luau-diagnostics",
  "luau-contract": "packages/luau-contract",
  "luau-search": "packages/luau-search",
  "full-moon-wasm": "packages/full-moon-wasm",
  "luau-wasm": "packages/luau-wasm",
  "gatsby-lean": "packages/gatsby-lean",
  "luau-defs": "packages/luau-defs",
  "gatsby-source-luau-defs": "plugins/gatsby-source-luau-defs",
  "luau-docs": "packages/luau-docs",
  "create-luau-docs": "packages/create-luau-docs",
};

/** The published packages, each after those that it installs; the others are bundled into them. */
export const published: readonly string[] = [
  "luau-defs",
  "gatsby-source-luau-defs",
  "luau-docs",
  "create-luau-docs",
];

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly homepage?: string;
  readonly bugs?: { readonly url: string };
  readonly repository?: { readonly url: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
