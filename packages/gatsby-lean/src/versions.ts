import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyRequire } from "./gatsby-require";

/**
 * The versions with which the internals were last reviewed and tested. Add a version when `npm test -- build`
 * passes with it.
 */
export const verified = { gatsby: ["5.16.1"], webpack: ["5.98.0"], node: ["20", "22", "24", "26"] } as const;

/** The full versions of Gatsby and webpack; the major version of Node. */
export type Versions = Readonly<Record<keyof typeof verified, string>>;

/** @param modules the `node_modules` of the packages that a build uses */
export function installedVersions(modules: string): Versions {
  const require = gatsbyRequire(path.dirname(modules));
  const versionOf = (request: string): string => readManifest(require.resolve(request)).version;
  return {
    gatsby: versionOf("gatsby/package.json"),
    webpack: versionOf("webpack/package.json"),
    node: process.versions.node.replace(/\..*$/s, ""),
  };
}

/**
 * The dependencies of Gatsby in whose place another package is installed. Lean builds load few of them, and a
 * site saves half of its install with npm's `overrides`.
 */
export function replacedDependencies(modules: string): readonly string[] {
  const gatsby = gatsbyRequire(path.dirname(modules)).resolve("gatsby/package.json");
  const folders = [path.join(path.dirname(gatsby), "node_modules"), modules];
  return Object.keys(readManifest(gatsby).dependencies ?? {}).filter((name) => {
    const file = folders.map((folder) => path.join(folder, name, "package.json")).find(existsSync);
    return file !== undefined && readManifest(file).name !== name;
  });
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest; // npm's own format

const titles = { gatsby: "Gatsby", webpack: "webpack", node: "Node.js" } as const;

export const isVerified = (kind: keyof Versions, found: Versions): boolean =>
  (verified[kind] as readonly string[]).includes(found[kind]);

/** A sentence about the versions that are not verified; null if all are. */
export function unverifiedNotice(found: Versions): string | null {
  const kinds = (Object.keys(titles) as (keyof Versions)[]).filter((kind) => !isVerified(kind, found));
  if (kinds.length === 0) return null;
  const list = kinds.map((kind) => `${titles[kind]} ${found[kind]} (only with ${verified[kind].join(", ")})`);
  return `Not tested with ${list.join(", nor with ")}: if this fails, use a tested version.`;
}
