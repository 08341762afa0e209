import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LeanProcess } from "gatsby-lean";
import { modules, root, run, type RunResult } from "../run";
import type { SiteFolder } from "../site-folder";
import { noteChild } from "./build-lock";
import { programDigest } from "./program-digest";

export interface RenderOptions {
  /** Arguments for `gatsby build`. */
  readonly args?: readonly string[] | undefined;
  /** Where the checks of sources write their reports, instead of printing them. */
  readonly reports?: string;
}

/** Runs `gatsby build` in the copy of the sources. */
export async function render(
  folders: SiteFolder,
  lean: LeanProcess,
  { args = [], reports }: RenderOptions,
): Promise<RunResult> {
  const { sources, stage } = folders;
  const types = queryTypes(folders);
  const env = {
    // A test runner sets NODE_ENV=test, with which Gatsby compiles pages differently.
    NODE_ENV: "production",
    // The copy has no git history: dates of pages come from that of the sources.
    SITE_SOURCES: sources,
    GATSBY_LOGGER: "yurnalist",
    SITE_TYPES: types.areCurrent ? "" : "1",
    ...(reports !== undefined && { DIAGNOSTICS_FOLDER: reports }),
    ...lean.environment,
  };
  // Without the flag, Gatsby ignores the site's base path.
  const gatsby = [path.join(modules, "gatsby/cli.js"), "build", "--prefix-paths", ...args];
  const onStart = (pid: number): void => noteChild(stage, pid);
  const options = { cwd: stage, env, onStart, quiet: reports !== undefined };
  const result = await run(process.execPath, [...lean.nodeArguments, ...gatsby], options);
  if (result.code === 0) types.keep();
  return result;
}

/**
 * Generates the committed types of the queries, only if the program has changed, since it takes half a
 * second.
 */
function queryTypes({ sources, stage }: SiteFolder): {
  readonly areCurrent: boolean;
  readonly keep: () => void;
} {
  const file = "src/gatsby-types.d.ts";
  const [written, committed] = [path.join(stage, file), path.join(root, file)];
  const note = path.join(stage, ".cache/types-of.txt");
  const areCurrent =
    sources !== root || (existsSync(note) && readFileSync(note, "utf8") === programDigest(stage, committed));
  const keep = (): void => {
    if (areCurrent) return;
    const isSame = existsSync(committed) && readFileSync(committed).equals(readFileSync(written));
    if (!isSame) copyFileSync(written, committed);
    writeFileSync(note, programDigest(stage, committed));
  };
  return { areCurrent, keep };
}
