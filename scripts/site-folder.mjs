/**
 * Where a site is built and where it is published. Gatsby can write to no other folder than `public/` of the folder it
 * runs in, and leaves it broken when it fails. So it runs in a copy of the sources, and what it wrote is published once
 * it has all succeeded. The site of another engine (its own `site.config.ts`, `definitions/`, `content/`, `static/` and
 * `i18n/` over the program of this one) has a copy of its own, so that two sites never share a cache.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { mirrorFolder } from "./mirror-folder.mjs";
import { filesUnder } from "./publish/published-files.mjs";
import { root } from "./run.mjs";

/** What makes one engine's site different from another's. */
const ownParts = new Set(["site.config.ts", "definitions", "content", "static"]);
/** `static/schemas`: every site's JSON names the schema that it follows, and has it beside. */
const isSchema = (name, isTopLevel) => (isTopLevel ? name === "static" : name === "schemas" || name.endsWith(".schema.json"));
/** What stays in the copy from one build to the next, or is no part of a site. */
const kept = new Set([".cache", "public", "node_modules", ".sources", ".building"]);
const noPart = new Set([...kept, ".git", "dist", "tests", "benchmarks", "deploy", "packages", "test-results", "playwright-report", "coverage"]);
const isOurs = (name, isTopLevel) => name !== "node_modules" && name !== "target" && !(isTopLevel && noPart.has(name));

/**
 * @typedef {object} SiteFolder
 * @property {string} sources where its `content/` and `definitions/` are written, and have their history
 * @property {string} stage the copy to build in
 * @property {string} published where the finished site belongs
 * @property {string} hostRules where the rules for the servers that are configured by a file belong
 */

/** @type {SiteFolder} */
const ownSite = { sources: root, stage: path.join(root, "dist/stages/site"), published: path.join(root, "public"), hostRules: path.join(root, "dist/deploy") };

/** @returns {SiteFolder} */
function otherSite(site) {
  const sources = path.resolve(root, site);
  const folder = path.join(root, "dist/sites", path.basename(sources));
  return { sources, stage: path.join(root, "dist/stages/sites", path.basename(sources)), published: path.join(folder, "public"), hostRules: path.join(folder, "deploy") };
}

/**
 * The folders of a site.
 * @param {string} [site] folder with the parts of another engine's site, relative to the checkout's root
 * @param {string} [variant] sets the copy apart from those of other kinds of builds
 * @returns {SiteFolder}
 */
export function siteFolder(site, variant = "") {
  const folders = site ? otherSite(site) : ownSite;
  if (!existsSync(path.join(folders.sources, "site.config.ts"))) {
    console.error(`SITE=${site}: ${folders.sources} holds no site, as there is no site.config.ts in it.`);
    process.exit(1);
  }
  return { ...folders, stage: folders.stage + variant };
}

/**
 * Brings the copy to what the sources are now.
 * @param {SiteFolder} folders
 */
export function assembleSite({ sources, stage }) {
  const isOwn = sources === root;
  forgetOther(stage, sources);
  const program = { folder: root, takes: (name, isTopLevel) => isOurs(name, isTopLevel) && (isOwn || !(isTopLevel && ownParts.has(name))) };
  const files = path.join(stage, "static");
  const before = existsSync(files) ? filesUnder(files) : [];
  mirrorFolder(isOwn ? [program] : [program, { folder: sources, takes: isOurs }, { folder: root, takes: isSchema }], stage, kept);
  // A site without guides and posts has none, and gatsby-source-filesystem wants a folder.
  mkdirSync(path.join(stage, "content"), { recursive: true });
  // Gatsby copies these into its output, and leaves them there.
  for (const gone of before.filter((file) => !existsSync(path.join(files, file)))) rmSync(path.join(stage, "public", gone), { force: true });
  const modules = path.join(stage, "node_modules");
  // Relative, so that a checkout that is moved or copied does not reach into the one it came from.
  if (!existsSync(modules)) symlinkSync(path.relative(stage, path.join(root, "node_modules")), modules, "dir");
}

/** Two sites whose folders have one name share a copy: what Gatsby keeps of the other one must not get into this one. */
function forgetOther(stage, sources) {
  const note = path.join(stage, ".sources");
  const own = path.relative(root, sources);
  if (existsSync(note) && readFileSync(note, "utf8") === own) return;
  if (existsSync(note)) for (const folder of [".cache", "public"]) rmSync(path.join(stage, folder), { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  writeFileSync(note, own);
}
