/** Builds a site, and publishes it if every step succeeds. */
import { reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { publish, repairSwap, swap } from "../../src/node/publish/publish";
import { builtData } from "../built-site";
import type { SiteFolder } from "../site-folder";
import { releaseStage } from "./build-lock";
import { prepareBuild, renderSite, type Rendered } from "./render-site";

export interface BuildOptions {
  /** Internals of Gatsby that are not replaced, see packages/gatsby-lean; null for a stock build. */
  readonly without?: readonly string[] | null;
  /** Arguments for `gatsby build`. */
  readonly forGatsby?: readonly string[];
}

/** Ends the process if the site has mistakes: the published site is then unchanged. */
export async function buildSite(site: SiteFolder, options: BuildOptions = {}): Promise<void> {
  const build = prepareBuild(site, options.without);
  const { stage, published, hostRules, sources } = build.folders;
  const next = `${stage}.next`;
  const swapped = { next, published, last: `${stage}.last` };
  repairSwap(swapped);
  // The build's steps. The published site does not change before the last one.
  const rendering = await renderSite(build, { args: options.forGatsby });
  if (rendering.kind === "failed") process.exit(1);
  reportPages(rendering, [sources, stage]);
  const { pages } = rendering;
  const policy = policyOfPages(pages.pages, (message) => console.warn(`warn ${message}`));
  publish(pages, policy, builtData(build.folders).site, { next, hostRules });
  swap(swapped);
  releaseStage(stage);
}

/** Reports what the checks of the pages have found; errors end the build. */
function reportPages({ checked }: Rendered, folders: readonly [sources: string, stage: string]): void {
  const [, stage] = folders;
  const failures: string[] = [];
  const output = {
    warn: (text: string) => console.warn(`warn ${text}`),
    panicOnBuild: (text: string) => void failures.push(text),
  };
  for (const [checker, found] of checked) reportDiagnostics(output, found, checker, folders);
  if (failures.length === 0) return;
  console.error(`\nerror ${failures.join("\n\n")}`);
  // Gatsby's cache and output are consistent, so that the next build can reuse them.
  releaseStage(stage);
  process.exit(1);
}
