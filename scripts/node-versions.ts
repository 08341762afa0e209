/**
 * The versions of Node that the project supports, and how a test run uses those that it does not itself run
 * on.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { installApart } from "./install-apart";
import { root, run, type RunResult } from "./run";
import { siteFolder } from "./site-folder";

/** The newest release of each line at the time of the last update. */
const supported: Readonly<Record<string, string>> = {
  20: "20.20.2",
  22: "22.23.3",
  24: "24.21.0",
  26: "26.10.0",
};

/** The supported lines: "22". */
export const supportedNodes = Object.keys(supported);

/** The lines other than that of the current process. */
export const otherNodes = supportedNodes.filter((line) => line !== process.versions.node.split(".")[0]);

/**
 * The environment in which `node` and its scripts use another version. npm provides Node as a package for
 * each platform.
 * @param line such as "22"
 * @returns null if there is none for this machine
 */
export async function nodeEnvironment(line: string): Promise<Readonly<Record<string, string>> | null> {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const version = supported[line] ?? line;
  const folder = await installApart(`node-${platform}-${process.arch}`, version);
  if (folder === null) return null;
  const bin = path.join(folder, "bin");
  const { code, output } = await run(path.join(bin, "node"), ["--version"], { quiet: true });
  if (code !== 0 || output.trim() !== `v${version}`) return null;
  return { PATH: [bin, path.join(root, "node_modules/.bin"), process.env["PATH"]].join(path.delimiter) };
}

interface BuildElsewhere extends RunResult {
  readonly published: string;
  readonly remove: () => void;
}

/**
 * Builds the product's site from scratch with another version, by the command `luau-docs build`, separately
 * from the other steps' build.
 * @param sources an empty folder, which receives a copy of the site
 */
export async function buildElsewhere(
  env: Readonly<Record<string, string>>,
  sources: string,
): Promise<BuildElsewhere> {
  for (const part of ["site.config.ts", "definitions", "content", "static"]) {
    if (existsSync(path.join(root, part)))
      cpSync(path.join(root, part), path.join(sources, part), { recursive: true });
  }
  const { stage, published } = siteFolder(sources);
  const remove = (): void => {
    for (const folder of [stage, path.dirname(published)]) rmSync(folder, { recursive: true, force: true });
  };
  remove();
  const program = path.join(root, "packages/luau-docs/bin/luau-docs.mjs");
  const result = await run("node", [program, "build", sources], { env, quiet: true });
  return { ...result, published, remove };
}
