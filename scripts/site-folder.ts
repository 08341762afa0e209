/**
 * The folders in which a site is built and published. Gatsby only writes to `public/` of its working
 * directory, and leaves it broken if a build fails. It therefore runs in a copy of the sources, and its
 * output is published once every step has succeeded. The site of another engine (its own `site.config.ts`,
 * `definitions/`, `content/`, `static/` and `i18n/`, laid over this program) has its own copy: no two sites
 * share a cache.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesUnder } from "../src/node/publish/published-files";
import { mirrorFolder, type Layer } from "./build/mirror-folder";
import { root } from "./run";

/** The parts that differ between engines. */
const ownParts = new Set(["site.config.ts", "definitions", "content", "static"]);
/** `static/schemas`: the JSON of every site refers to its schema, and publishes it. */
const isSchema = (name: string, isTopLevel: boolean): boolean =>
  isTopLevel ? name === "static" : name === "schemas" || name.endsWith(".schema.json");
/** Names that are kept in the copy across builds, or are not part of a site. */
const kept = new Set([".cache", "public", "node_modules", ".sources", ".building"]);
const noPart = new Set([
  ...kept,
  ".git",
  "dist",
  "tests",
  "benchmarks",
  "deploy",
  "packages",
  "scripts",
  "test-results",
  "playwright-report",
  "coverage",
]);
const isOurs = (name: string, isTopLevel: boolean): boolean =>
  name !== "node_modules" && name !== "target" && !(isTopLevel && noPart.has(name));

export interface SiteFolder {
  /** The folder of its `content/` and `definitions/`, with their git history. */
  readonly sources: string;
  /** The copy to build in. */
  readonly stage: string;
  /** The folder of the published site. */
  readonly published: string;
  /** The folder of the rules for servers with configuration files. */
  readonly hostRules: string;
}

const ownSite: SiteFolder = {
  sources: root,
  stage: path.join(root, "dist/stages/site"),
  published: path.join(root, "public"),
  hostRules: path.join(root, "dist/deploy"),
};

function otherSite(site: string): SiteFolder {
  const sources = path.resolve(root, site);
  const folder = path.join(root, "dist/sites", path.basename(sources));
  const stage = path.join(root, "dist/stages/sites", path.basename(sources));
  return { sources, stage, published: path.join(folder, "public"), hostRules: path.join(folder, "deploy") };
}

/**
 * The folders of a site.
 * @param site folder with the parts of another engine's site, relative to the checkout's root
 * @param variant separates the copies of different kinds of builds
 */
export function siteFolder(site?: string, variant = ""): SiteFolder {
  const folders = site ? otherSite(site) : ownSite;
  if (!existsSync(path.join(folders.sources, "site.config.ts"))) {
    console.error(`SITE=${site}: ${folders.sources} holds no site, as there is no site.config.ts in it.`);
    process.exit(1);
  }
  return { ...folders, stage: folders.stage + variant };
}

/** Synchronises the copy with the sources. */
export function assembleSite({ sources, stage }: Pick<SiteFolder, "sources" | "stage">): void {
  forgetOther(stage, sources);
  const files = path.join(stage, "static");
  const before = existsSync(files) ? filesUnder(files) : [];
  mirrorFolder(layersOf({ sources }), stage, kept);
  // A site without guides and posts has no such folder, but gatsby-source-filesystem requires one.
  mkdirSync(path.join(stage, "content"), { recursive: true });
  // Gatsby copies these into its output, and never deletes them.
  for (const gone of before.filter((file) => !existsSync(path.join(files, file)))) {
    rmSync(path.join(stage, "public", gone), { force: true });
  }
  const modules = path.join(stage, "node_modules");
  // Relative, so that a checkout that is moved or copied does not refer to the original.
  if (!existsSync(modules))
    symlinkSync(path.relative(stage, path.join(root, "node_modules")), modules, "dir");
}

/** The layers of the copy: later ones take precedence. */
export function layersOf({ sources }: Pick<SiteFolder, "sources">): readonly Layer[] {
  const isOwn = sources === root;
  const takes = (name: string, isTopLevel: boolean): boolean =>
    isOurs(name, isTopLevel) && (isOwn || !(isTopLevel && ownParts.has(name)));
  const program = { folder: root, takes };
  const others = [
    { folder: sources, takes: isOurs },
    { folder: root, takes: isSchema },
  ];
  return isOwn ? [program] : [program, ...others];
}

/** Sites with the same folder name share a copy, so the other site's Gatsby cache must be deleted. */
function forgetOther(stage: string, sources: string): void {
  const note = path.join(stage, ".sources");
  const own = path.relative(root, sources);
  if (existsSync(note) && readFileSync(note, "utf8") === own) return;
  for (const folder of existsSync(note) ? [".cache", "public"] : []) {
    rmSync(path.join(stage, folder), { recursive: true, force: true });
  }
  mkdirSync(stage, { recursive: true });
  writeFileSync(note, own);
}
