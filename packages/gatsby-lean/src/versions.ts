import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gatsbyRequire } from "./gatsby-require";

/**
 * The versions with which the internals were last reviewed and tested. Add a version when `npm test -- build`
 * passes with it.
 */
export const verified = { gatsby: ["5.16.1"], webpack: ["5.98.0"], node: ["20", "22", "24"] } as const;

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

/** A sentence about the versions that are not verified; null if all are. */
export function unverifiedNotice(found: Versions): string | null {
  const kinds = (Object.keys(titles) as (keyof Versions)[]).filter(
    (kind) => !(verified[kind] as readonly string[]).includes(found[kind]),
  );
  if (kinds.length === 0) return null;
  const list = (text: (kind: keyof Versions) => string): string => kinds.map(text).join(", ");
  const [is, known] = [
    list((kind) => `${titles[kind]} ${found[kind]}`),
    list((kind) => verified[kind].join(" or ")),
  ];
  return `gatsby-lean is not verified with ${is} (only ${known}): it runs stock, which takes longer.`;
}
