/** Builds a site, and publishes it if every step succeeds. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gatsbyVersion } from "gatsby-lean";
import { pageChecks } from "../../src/node/check/page-checks";
import { collecting, reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { linkFactsFile, type LinkFacts } from "../../src/node/links/check-rendered-links";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { publish, type PublishedSite } from "../../src/node/publish/publish";
import { readPages, type RenderedSite } from "../../src/node/publish/read-pages";
import { fileOfPage } from "../../src/node/render/write-pages";
import type { SitePurpose } from "../../src/node/site/placeholder-url";
import { readAnnotator } from "../../src/node/samples/annotator";
import { builtData } from "../built-site";
import { WAITING_FILE, waitingNote } from "../reports";
import { modules } from "../run";
import { assembleSite, type SiteFolder } from "../site-folder";
import { claimStage, releaseAtExit } from "./build-lock";
import { renderSite, type SiteRendering } from "./render-site";
import { createSteps } from "./build-steps";
import { renderWithGatsby } from "./stock";
import { terminal } from "./terminal-output";

export interface BuildOptions {
  /** Gatsby builds the site by itself: the fallback for versions of it that are not verified. */
  readonly isStock?: boolean;
  /** False to end before the published site is replaced: `luau-docs check` does so. */
  readonly publishes?: boolean;
  /** Whether the site will be put online: its `url` must then be its own. */
  readonly isForDeployment?: boolean;
}

/** Ends the process. If the site has mistakes, the published one is then unchanged. */
export async function buildSite(site: SiteFolder, options: BuildOptions = {}): Promise<never> {
  const { sources, published } = site;
  const gatsby = gatsbyVersion(modules);
  const isOwn = options.isStock !== true && !gatsby.isStock;
  if (gatsby.notice !== null) terminal.warn(gatsby.notice);
  const stage = isOwn ? site.stage : `${site.stage}-stock`;
  const steps = createSteps();
  await claim(stage, site.stage);
  // The build's steps: see also renderSite. The published site does not change before the last one.
  assembleSite({ sources, stage });
  // The copy has no git history: dates of pages come from that of the sources.
  const renderer = isOwn ? "own" : "gatsby";
  Object.assign(process.env, { SITE_SOURCES: sources, SITE_RENDERER: renderer, ...purposeOf(options) });
  process.chdir(stage);
  const rendering = isOwn
    ? await renderSite(steps)
    : await steps.run("Building with Gatsby", renderWithGatsby);
  if (!isOwn) releaseAtExit(stage);
  const rendered = await steps.run("Reading pages", () => readPages(stage, readAnnotator(stage)));
  await steps.run("Checking links", () => checkPages(rendered, [sources, stage], rendering));
  if (rendering.hasErrors) process.exit(1);
  if (options.publishes !== false)
    await steps.run("Publishing", () => publishSite(rendered, builtData({ stage }).site, site));
  const place = path.relative(process.env["INIT_CWD"] ?? path.dirname(published), published);
  steps.end(`${rendered.pages.size} pages`, `${place}/`);
  // By the plugin, which runs in this process.
  const leftOut = process.env["SITE_LEFT_OUT"] ?? "";
  if (leftOut !== "") process.stdout.write(`${leftOut}\n`);
  // Plugins of Gatsby watch their files.
  process.exit(0);
}

function publishSite(rendered: RenderedSite, config: PublishedSite, target: SiteFolder): void {
  const policy = policyOfPages(rendered.pages);
  try {
    const result = publish(rendered, policy, config, target);
    if ("mistake" in result) terminal.panicOnBuild(result.mistake);
    else if (result.notice !== null) terminal.warn(result.notice);
  } catch (error) {
    // Of the system: a full disk, or a folder that may not be written.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    terminal.panicOnBuild(`The site could not be published: ${error.message}`);
  }
}

function purposeOf({ publishes, isForDeployment }: BuildOptions): { readonly SITE_PURPOSE?: SitePurpose } {
  if (isForDeployment === true) return { SITE_PURPOSE: "deploy" };
  return publishes === false ? { SITE_PURPOSE: "check" } : {};
}

/** Locks the site for this build, or exits. */
async function claim(stage: string, site: string): Promise<void> {
  for (const folder of [stage, site]) mkdirSync(folder, { recursive: true });
  const claimed = await claimStage(stage, site);
  if ("mistake" in claimed) {
    console.error(claimed.mistake);
    process.exit(1);
  }
  if (claimed.isFresh) console.error("The last build did not come to its end: starting from scratch.");
}

/** Reports what only rendered pages show; errors end the build. */
function checkPages(
  { files, pages }: RenderedSite,
  folders: readonly [sources: string, stage: string],
  { hasErrors, paths, waiting }: SiteRendering,
): void {
  const [, stage] = folders;
  // Written by src/node/links/link-facts.ts.
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  // The folder may also have pages, feeds and sitemaps of an earlier build.
  const rendered = new Set(paths.filter((one) => !waiting.includes(one)).map(fileOfPage));
  const site = hasErrors
    ? {
        files: new Map([...files].filter(([file]) => !/\.(?:html|xml)$/.test(file))),
        pages: new Map([...pages].filter(([file]) => rendered.has(file))),
      }
    : { files, pages };
  const later = hasErrors ? [...facts.later, ...facts.unread, ...waiting] : [];
  const output = collecting(terminal);
  for (const check of pageChecks) {
    const found = check.find({ site, facts, folders, later });
    reportDiagnostics(output, found, check, folders);
  }
  if (hasErrors) reportWaiting([...facts.unread, ...waiting].filter((one) => !one.endsWith("/")));
  if (output.failures.length > 0) terminal.panicOnBuild(output.failures.join("\n\n"));
}

/** Also for `luau-docs check`, beside the reports of the checks. */
function reportWaiting(paths: readonly string[]): void {
  const text = waitingNote(paths);
  if (text !== "") console.error(text);
  const folder = process.env["DIAGNOSTICS_FOLDER"];
  // As the reports of the checks.
  if (folder !== undefined)
    writeFileSync(path.resolve(process.env["INIT_CWD"] ?? ".", folder, WAITING_FILE), text);
}
