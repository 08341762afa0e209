import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { CheckedSite } from "../../../src/node/check/check-site";
import { forNode } from "../../../scripts/build/for-node";
import { CommandError } from "./command-error";
import { run } from "../../../scripts/run";
import { assembleSite, stageFor, type SiteFolder } from "../../../scripts/site-folder";

export interface StagedCheck extends CheckedSite {
  /** The folder to which the diagnostics' paths are relative. */
  readonly stage: string;
}

/** Checks a site in a stage of its own, in a process that reads its configuration as a build does. */
export async function checkSite({ sources }: Pick<SiteFolder, "sources">): Promise<StagedCheck> {
  const stage = stageFor(sources, "check");
  assembleSite({ sources, stage });
  const cache = path.join(stage, ".cache");
  mkdirSync(cache, { recursive: true });
  const [program, result] = [path.join(cache, "check.cjs"), path.join(cache, "check.json")];
  rmSync(result, { force: true });
  await build({
    ...forNode,
    absWorkingDir: stage,
    entryPoints: ["src/node/check/main.ts"],
    outfile: program,
  });
  const { code, output } = await run(process.execPath, [program, result], {
    cwd: stage,
    env: { SITE_SOURCES: sources },
    quiet: true,
  });
  if (code !== 0) throw new CommandError(`The site cannot be checked:\n${output}`, 1);
  // Written by src/node/check/main.ts.
  return { ...(JSON.parse(readFileSync(result, "utf8")) as CheckedSite), stage };
}
