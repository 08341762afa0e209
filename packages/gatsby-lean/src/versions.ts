import { readFileSync } from "node:fs";
import path from "node:path";

/** The versions of Gatsby with which the internals were last reviewed and tested. */
export const verified: readonly string[] = ["5.16.1"];

/** @param modules the `node_modules` of the packages that a build uses */
export function installedGatsby(modules: string): string {
  // npm's own format.
  const manifest = JSON.parse(readFileSync(path.join(modules, "gatsby/package.json"), "utf8")) as {
    readonly version: string;
  };
  return manifest.version;
}

export const isVerified = (gatsby: string): boolean => verified.includes(gatsby);

/** Says why a build runs stock. */
export const unverifiedNotice = (gatsby: string): string =>
  `gatsby-lean is not verified with Gatsby ${gatsby} (only ${verified.join(", ")}): ` +
  "Gatsby builds the site by itself, which takes longer.";
