/**
 * The versions of Node that the project supports: what a test run does on those that it does not itself run
 * on.
 */
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { installApart } from "./install-apart";
import { root, run, scriptArguments, type RunResult } from "./run";
import { siteFolder } from "./site-folder";

/** The newest of each line when they were last raised. */
const supported: Readonly<Record<string, string>> = { 20: "20.20.2", 22: "22.23.3", 24: "24.21.0" };

/** Lines of Node beside the one that runs this. */
export const otherNodes = Object.keys(supported).filter(
  (line) => line !== process.versions.node.split(".")[0],
);

/**
 * The environment in which `node` and every program written for it run on another version. npm has Node
 * itself as a package for each platform.
 * @param line as in "22"
 * @returns null where there is none for this machine
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
 * Builds the product's own site from scratch on another version, beside the one that other steps have built.
 * @param sources an empty folder, which gets a copy of the site
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
  const result = await run("node", scriptArguments("scripts/build.ts"), {
    env: { ...env, SITE: sources },
    quiet: true,
  });
  return { ...result, published, remove };
}
