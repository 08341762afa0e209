/** Builds a site, and publishes it if every step succeeds. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { checkRenderedLinks, linkFactsFile, type LinkFacts } from "../../src/node/links/check-rendered-links";
import { checkPageWeight } from "../../src/node/publish/page-weight";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { publish, repairSwap, swap } from "../../src/node/publish/publish";
import { readPages, type RenderedSite } from "../../src/node/publish/read-pages";
import { readAnnotate } from "../../src/node/samples/notes-file";
import { builtData } from "../built-site";
import { assembleSite, withVariant, type SiteFolder } from "../site-folder";
import { claimStage, releaseStage } from "./build-lock";
import { compileConfig } from "./compile-config";
import { render } from "./render";
import { startLean } from "./start-lean";

export interface BuildOptions {
  /** Internals of Gatsby that are not replaced, see packages/gatsby-lean; null for a stock build. */
  readonly without?: readonly string[] | null;
  /** Arguments for `gatsby build`. */
  readonly forGatsby?: readonly string[];
}

/** Ends the process if the site has mistakes: the published site is then unchanged. */
export async function buildSite(site: SiteFolder, options: BuildOptions = {}): Promise<void> {
  const { without = [], forGatsby = [] } = options;
  const lean = startLean(site, without);
  const folders = withVariant(site, lean.variant);
  const { stage, published, hostRules } = folders;
  const next = `${stage}.next`;
  const swapped = { next, published, last: `${stage}.last` };
  claim(stage);
  repairSwap(swapped);
  // The build's steps. The published site does not change before the last one.
  assembleSite(folders);
  if (lean.uses.includes("compiled-config")) await compileConfig(stage);
  await render(folders, lean, forGatsby);
  const pages = readPages(
    path.join(stage, "public"),
    path.join(stage, ".cache/site/page-readings.json"),
    readAnnotate(stage),
  );
  checkPages(pages, stage);
  const policy = policyOfPages(pages.pages, (message) => console.warn(`warn ${message}`));
  publish(pages, policy, builtData(folders).site, { next, hostRules });
  swap(swapped);
  releaseStage(stage);
}

/** Locks the folder for this build, or exits. */
function claim(stage: string): void {
  mkdirSync(stage, { recursive: true });
  const claimed = claimStage(stage);
  if ("mistake" in claimed) {
    console.error(claimed.mistake);
    process.exit(1);
  }
  if (claimed.isFresh) console.log("The last build did not come to its end: starting from scratch.");
}

/** Reports heavy pages and broken links; errors end the build. */
function checkPages(rendered: RenderedSite, stage: string): void {
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  const output = {
    warn: (text: string) => console.warn(`warn ${text}`),
    panicOnBuild: (text: string) => {
      console.error(`\nerror ${text}`);
      // Gatsby's cache and output are consistent, so that the next build can reuse them.
      releaseStage(stage);
      process.exit(1);
    },
  };
  const weights = checkPageWeight(rendered, facts.sources);
  reportDiagnostics(output, weights, { name: "pages", headline: (count) => `${count} heavy pages` }, stage);
  const headline = (count: number): string =>
    count === 1 ? "A link leads nowhere" : `${count} links lead nowhere`;
  reportDiagnostics(output, checkRenderedLinks(rendered, facts, stage), { name: "links", headline }, stage);
}
