import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, run } from "./run";

/**
 * Installs an exact version below `node_modules/.cache/`, once and without scripts: tests use packages that are too
 * large for every `npm ci`. Returns the package's folder; null if it is not available.
 */
export async function installIsolated(name: string, version: string): Promise<string | null> {
  const scratch = path.join(root, "node_modules/.cache/apart", `${name.replace("/", "+")}@${version}`);
  const folder = path.join(scratch, "node_modules", name);
  // npm writes it last.
  const isInstalled = (): boolean =>
    existsSync(path.join(scratch, "node_modules/.package-lock.json")) && existsSync(folder);
  if (isInstalled()) return folder;
  mkdirSync(scratch, { recursive: true });
  writeFileSync(path.join(scratch, "package.json"), '{ "private": true }\n');
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", `${name}@${version}`];
  const { code } = await run("npm", args, { cwd: scratch, quiet: true });
  return code === 0 && isInstalled() ? folder : null;
}
