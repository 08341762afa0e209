import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** The internals were last reviewed and tested with these versions. */
export const verified: readonly string[] = ["5.16.1"];

export interface GatsbyVersion {
  /** A stock Gatsby builds the site by itself. */
  readonly isStock: boolean;
  /** A sentence for the terminal. */
  readonly notice: string | null;
}

/**
 * Stock Gatsby is the fallback for versions that are not verified, where all that it requires is installed.
 * @param modules the `node_modules` of the packages that a build uses
 */
export function gatsbyVersion(modules: string): GatsbyVersion {
  const { version, dependencies = {} } = readManifest(modules, "gatsby");
  if (verified.includes(version)) return { isStock: false, notice: null };
  const isStock = !Object.keys(dependencies).some((name) => isReplaced(modules, name));
  const consequence = isStock
    ? "Gatsby builds the site by itself, which takes longer."
    : "it may fail in new ways.";
  const versions = verified.join(", ");
  return {
    isStock,
    notice: `gatsby-lean is not verified with Gatsby ${version} (only ${versions}): ${consequence}`,
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

// npm defines the format.
const readManifest = (modules: string, name: string): Manifest =>
  JSON.parse(readFileSync(path.join(modules, name, "package.json"), "utf8")) as Manifest;

/** New sites replace packages that builds do not load by an empty one, with npm's `overrides`. */
function isReplaced(modules: string, name: string): boolean {
  const folder = [path.join(modules, "gatsby/node_modules"), modules].find((one) =>
    existsSync(path.join(one, name, "package.json")),
  );
  return folder !== undefined && readManifest(folder, name).name !== name;
}
