import { execFileSync } from "node:child_process";
import path from "node:path";
import { root } from "./site-inputs";

/** The command, as npm runs it. */
export const createCommand = path.join(root, "packages/create-luau-docs/bin/create-luau-docs.cjs");

/**
 * Creates a site as `npm create luau-docs` does.
 * @param folder the site's folder, which does not exist yet
 * @param options further arguments: `--template moonwave`
 * @returns the folder
 */
export function createSite(folder: string, ...options: readonly string[]): string {
  execFileSync(process.execPath, [createCommand, path.basename(folder), "--yes", ...options], {
    cwd: path.dirname(folder),
    stdio: ["ignore", "pipe", "inherit"],
  });
  return folder;
}
