/**
 * The site of another engine: its own `site.config.ts`, `definitions/`, `content/`, `static/` and `i18n/` over the
 * program of this one. Both are put together in a folder of their own, so that two sites never share a cache.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { root } from "./run.mjs";

/** What makes one engine's site different from another's. */
const ownParts = ["site.config.ts", "definitions", "content", "static"];
/** What stays in the folder from one build to the next, or is no part of a site. */
const kept = new Set([".cache", "public", "node_modules"]);
const left = new Set([...kept, ...ownParts, ".git", "dist", "target", "tests", "benchmarks", "test-results", "playwright-report", "coverage"]);

/**
 * Puts a site together.
 * @param {string} site folder with the parts of the site, relative to the checkout's root
 * @returns {string} the folder to build in; the site is then in its `public/`
 */
export function assembleSite(site) {
  const source = path.resolve(root, site);
  if (!existsSync(path.join(source, "site.config.ts"))) throw new Error(`${site} holds no site: there is no site.config.ts in it.`);
  const folder = path.join(root, "dist/sites", path.basename(source));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (!kept.has(name)) rmSync(path.join(folder, name), { recursive: true });
  const filter = (file) => !/[\\/](node_modules|target)$/.test(file);
  for (const name of readdirSync(root)) if (!left.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  cpSync(source, folder, { recursive: true });
  const modules = path.join(folder, "node_modules");
  if (!existsSync(modules)) symlinkSync(path.join(root, "node_modules"), modules, "dir");
  return folder;
}
