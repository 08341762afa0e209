import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Our packages, and their folders in a checkout. */
export const packageFolders: Readonly<Record<string, string>> = {
  "luau-contract": "packages/luau-contract",
  "luau-search": "packages/luau-search",
  "full-moon-wasm": "packages/full-moon-wasm",
  "luau-wasm": "packages/luau-wasm",
  "gatsby-lean": "packages/gatsby-lean",
  "luau-defs": "plugins/gatsby-source-luau-defs",
  "luau-docs": "packages/luau-docs",
  "create-luau-docs": "packages/create-luau-docs",
};

/** Those that are published; the others are bundled into them. */
export const published: readonly string[] = ["luau-defs", "luau-docs", "create-luau-docs"];

/** All that a checkout has installed, but for our packages: installing Gatsby again would take minutes. */
export function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name in packageFolders || name.startsWith(".")) continue;
    if (name.startsWith("@")) linkPackages(path.join(from, name), path.join(to, name));
    else symlinkSync(path.join(from, name), path.join(to, name));
  }
}
