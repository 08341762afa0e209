import { sortDiagnostics, type Diagnostic } from "luau-contract";
import { releaseStage } from "../../../scripts/build/build-lock";
import { prepareBuild, renderSite } from "../../../scripts/build/render-site";
import { emptyReports, readReports, reportFiles } from "../../../scripts/reports";
import type { SiteFolder } from "../../../scripts/site-folder";

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
 * Runs the steps of a build, except for publishing: what they refuse is what a build would refuse. Pages are
 * rendered, since only they show what components make of their props.
 */
export async function checkSite(site: SiteFolder): Promise<CheckedSite> {
  const build = prepareBuild(site);
  const { sources, stage } = build.folders;
  const reports = emptyReports(stage);
  const rendering = await renderSite(build, { reports });
  const found = readReports(reportFiles(reports)) ?? [];
  const folders = [sources, stage];
  if (rendering.kind === "failed") {
    const isExplained = found.some(({ severity }) => severity === "error");
    const problems = isExplained ? [] : [`The site cannot be rendered:\n${reasonIn(rendering.output)}`];
    return {
      diagnostics: sortDiagnostics(found),
      problems,
      notes: isExplained ? [NOT_RENDERED] : [],
      folders,
    };
  }
  releaseStage(stage);
  const ofPages = rendering.checked.flatMap(([, diagnostics]) => diagnostics);
  return { diagnostics: sortDiagnostics([...found, ...ofPages]), problems: [], notes: [], folders };
}

const NOT_RENDERED =
  "What only rendered pages show, such as broken links, is checked when these errors are fixed.";

/** From the first error on: before it, Gatsby prints the steps that it has done. */
function reasonIn(output: string): string {
  const lines = output.trimEnd().split("\n");
  const first = lines.findIndex((line) => /^\W*(?:error|failed)\b/i.test(line));
  return lines.slice(Math.max(0, first)).join("\n");
}
