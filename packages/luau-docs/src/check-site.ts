import { sortDiagnostics, type Diagnostic } from "luau-contract";
import { emptyReports, readReports, reportFiles } from "../../../scripts/reports";
import { run } from "../../../scripts/run";
import type { SiteFolder } from "../../../scripts/site-folder";
import { ownCommand } from "./own-command";

/** What the checks of a site found. */
export interface CheckedSite {
  readonly diagnostics: readonly Diagnostic[];
  /** What else prevents a build. */
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** The folders that the paths of diagnostics are relative to. */
  readonly folders: readonly string[];
}

/**
 * Runs a build that publishes nothing: what it refuses is what a build would refuse. Pages are rendered,
 * since only they show what components make of their props.
 */
export async function checkSite({ sources, stage }: SiteFolder): Promise<CheckedSite> {
  const reports = emptyReports(stage);
  const build = ownCommand("build", "--no-publish", sources);
  const env = { DIAGNOSTICS_FOLDER: reports };
  const { code, output } = await run(process.execPath, build, { env, quiet: true });
  const diagnostics = sortDiagnostics(readReports(reportFiles(reports)) ?? []);
  const isExplained = code === 0 || diagnostics.some(({ severity }) => severity === "error");
  const problems = isExplained ? [] : [`The site cannot be rendered:\n${reasonIn(output)}`];
  return {
    diagnostics,
    problems,
    notes: code !== 0 && isExplained ? [NOT_RENDERED] : [],
    folders: [sources, stage],
  };
}

const NOT_RENDERED =
  "What only rendered pages show, such as broken links, is checked when these errors are fixed.";

/** From the first error on: before it are the steps of the build. */
function reasonIn(output: string): string {
  const lines = output.trimEnd().split("\n");
  const first = lines.findIndex((line) => /^\W*(?:error|failed)\b/i.test(line));
  return lines.slice(Math.max(0, first)).join("\n");
}
