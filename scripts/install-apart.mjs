/** Packages that tests use where they are available: too large for every `npm ci`, or another version of what runs. */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, run } from "./run.mjs";

/**
 * Installs one version of a package into a folder of its own below `node_modules/.cache/`, once.
 * Scripts of packages are not run: what they would download comes from elsewhere than the registry.
 * @param {string} name
 * @param {string} version an exact one
 * @returns {Promise<string | null>} the package's folder; null where it is not available
 */
export async function installApart(name, version) {
  const home = path.join(root, "node_modules/.cache/apart", `${name.replace("/", "+")}@${version}`);
  const folder = path.join(home, "node_modules", name);
  // npm writes it last.
  const isInstalled = () => existsSync(path.join(home, "node_modules/.package-lock.json")) && existsSync(folder);
  if (isInstalled()) return folder;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, "package.json"), '{ "private": true }\n');
  const { code } = await run("npm", ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${version}`], { cwd: home, quiet: true });
  return code === 0 && isInstalled() ? folder : null;
}
