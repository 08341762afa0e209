/** Builds a site, and publishes it if every step succeeds. */
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { openData } from "gatsby-lean";
import { counted } from "luau-contract";
import { reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { checkRenderedLinks, linkFactsFile, type LinkFacts } from "../../src/node/links/check-rendered-links";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { checkPageWeight } from "../../src/node/publish/page-weight";
import { publish, repairSwap, swap } from "../../src/node/publish/publish";
import { readPages, type RenderedSite } from "../../src/node/publish/read-pages";
import { bundleMistakes } from "../../src/node/render/bundle-mistakes";
import { createBundler, type Bundler } from "../../src/node/render/bundle-site";
import type { Renderer } from "../../src/node/render/renderer";
import { writePages } from "../../src/node/render/write-pages";
import { readAnnotate } from "../../src/node/samples/notes-file";
import { builtData } from "../built-site";
import { modules } from "../run";
import { assembleSite, cacheFolder, type SiteFolder } from "../site-folder";
import { claimStage, releaseStage } from "./build-lock";
import { compileProgram } from "./compile-program";
import { createSteps } from "./steps";

/** Ends the process. If the site has mistakes, the published one is then unchanged. */
export async function buildSite(site: SiteFolder): Promise<never> {
  const { sources, stage, published, hostRules } = site;
  const folders = { next: `${stage}.next`, published, last: `${stage}.last` };
  const steps = createSteps();
  claim(stage);
  repairSwap(folders);
  assembleSite(site);
  // The copy has no git history: dates of pages come from that of the sources.
  Object.assign(process.env, { SITE_SOURCES: sources, SITE_RENDERER: "own" });
  process.chdir(stage);
  const { program } = await steps.run("Compiling the configuration", () => compileProgram(stage));
  // In processes of its own, while the pages are rendered.
  const samples = program.runSampleCheck();
  samples.catch(() => undefined);
  const data = await steps.run("Reading definitions and texts", () =>
    openData({ command: "build", modules, cache: cacheFolder(sources) }),
  );
  const pages = [...data.pages().values()];
  const bundler = await createBundler({
    components: () => [...new Set(pages.map(({ component }) => component))],
    prefix: data.args.pathPrefix,
  });
  const renderer = await steps.run("Bundling", () => bundled(bundler));
  const failures = await steps.run("Rendering pages", (progress) =>
    writePages(
      pages.map((page) => ({ path: page.path, input: async () => ({ ...page, ...(await data.query(page)) }) })),
      renderer,
      { folder: "public", onPage: (done) => progress(`${done} of ${pages.length}`) },
    ),
  );
  if (failures.length > 0) terminal.panicOnBuild(distinctTexts(failures).join("\n\n"));
  await steps.run("Writing feeds, images and the search index", async () => {
    await data.runHook("onPostBuild");
    for (const write of program.siteFiles) await write(data.args);
  });
  await steps.run("Checking samples", async () => program.reportSamples(await samples, data.args));
  const rendered = await steps.run("Checking links", () => checkedPages(stage));
  await data.save();
  await steps.run("Publishing", () => {
    const policy = policyOfPages(rendered.pages, terminal.warn);
    publish(rendered, policy, builtData(site).site, { next: folders.next, hostRules });
    swap(folders);
  });
  releaseStage(stage);
  const place = path.relative(process.env["INIT_CWD"] ?? path.dirname(published), published);
  steps.end(`${pages.length} pages`, `${place}/`);
  // Plugins of Gatsby watch their files.
  process.exit(0);
}

/** Past the console, which Gatsby redirects to its reporter. */
const terminal = {
  warn: (text: string) => void process.stderr.write(`warn ${text}\n`),
  panicOnBuild: (text: string) => {
    process.stderr.write(`\nerror ${text}\n`);
    process.exit(1);
  },
};

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

/** Reports mistakes in scripts and style sheets, which end the build. */
async function bundled(bundler: Bundler): Promise<Renderer> {
  try {
    return await bundler.bundle();
  } catch (error) {
    // Before the report, which ends the process.
    await bundler.close();
    const mistakes = bundleMistakes(error);
    if (mistakes === null) throw error;
    const headline = (count: number): string => `${counted(count, "mistake")} in scripts and styles`;
    reportDiagnostics(terminal, mistakes, { name: "bundle", headline });
    throw error;
  } finally {
    await bundler.close();
  }
}

/** One component may fail on every page. */
const distinctTexts = (errors: readonly unknown[]): readonly string[] => [
  ...new Set(errors.map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error)))),
];

/** Reads the rendered pages; reports heavy pages and broken links, of which errors end the build. */
function checkedPages(stage: string): RenderedSite {
  const rendered = readPages(stage, readAnnotate(stage));
  const facts = JSON.parse(readFileSync(path.join(stage, linkFactsFile), "utf8")) as LinkFacts;
  const weights = checkPageWeight(rendered, facts.sources);
  reportDiagnostics(terminal, weights, { name: "pages", headline: (count) => `${count} heavy pages` }, stage);
  const headline = (count: number): string =>
    count === 1 ? "A link leads nowhere" : `${count} links lead nowhere`;
  reportDiagnostics(terminal, checkRenderedLinks(rendered, facts, stage), { name: "links", headline }, stage);
  return rendered;
}
