/** Builds sites of other engines, as their teams do. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./site-inputs";

/** The environment of a command that must not open a connection to another machine. */
export const withoutNetwork = {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(root, "tests/support/refuse-sockets.mjs")).href}`,
};

/** The folder of its published site, once it has been built. */
export const publishedOf = (site: string): string =>
  path.join(root, "dist/sites", path.basename(site), "public");

/** @param site its folder, whose name no other test gives to a site */
export function buildOther(
  site: string,
  ...options: readonly string[]
): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["packages/luau-docs/bin/luau-docs.mjs", "build", site, ...options],
    { cwd: root, encoding: "utf8", env: { ...process.env, CI: "1", ...withoutNetwork } },
  );
  return { status, output: `${stdout}\n${stderr}` };
}

/** Builds a site without problems, and returns its published folder. */
export function builtOther(site: string): string {
  const { status, output } = buildOther(site);
  if (status !== 0) throw new Error(`The site could not be built:\n${output}`);
  return publishedOf(site);
}

/** Removes all that builds of a site have written. */
export function removeBuilt(site: string): void {
  const name = path.basename(site);
  for (const folder of [`dist/sites/${name}`, `dist/stages/sites/${name}`, `dist/stages/sites/${name}-stock`])
    rmSync(path.join(root, folder), { recursive: true, force: true });
}
