/**
 * Builds a site: the list of its steps, in their order. Each step is a function of the same name, in this folder or
 * in src/node. A problem ends the build before the last step, which alone changes the published site.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { stop } from "esbuild";
import { gatsbyVersion, openData } from "gatsby-lean";
import { readPages, type RenderedSite } from "../../src/node/built-pages/read-pages";
import { commandFolder, enterStage, reportsFolder } from "../../src/node/files/build-inputs";
import { emptyOutput } from "../../src/node/render/write-pages";
import { readAnnotator } from "../../src/node/samples/annotator";
import { modulesFolder, run } from "../run";
import { emptyReports, UNPUBLISHED_NOTE, readNote } from "../report-files";
import type { SiteFolder } from "../site-folder";
import { assembleSite } from "./assemble-site";
import { claimStage, releaseAtExit } from "./build-lock";
import { bundleSite } from "./bundle-pages";
import { checkPages } from "./check-pages";
import { compileProgram, loadProgram, reportProgram } from "./compile-program";
import { renderPages, type SiteRendering } from "./render-pages";
import { createContinuingOutput, createSteps, terminal, type Steps } from "./terminal-output";
import { policyOfPages } from "../../src/node/publish/content-policy";
import { planPublication, type Publication } from "../../src/node/publish/publish";
import { builtData } from "../built-site";

export interface BuildOptions {
  /** Gatsby builds the site by itself: the fallback for versions of it that are not verified. */
  readonly stock?: boolean;
  /** False to end before the published site is replaced: `luau-docs check` does so. */
  readonly publish: boolean;
  readonly deploy: boolean;
}

/** Ends the process. If the site has problems, the published one is then unchanged. */
export async function buildSite(site: SiteFolder, options: BuildOptions): Promise<never> {
  const { sources } = site;
  const gatsby = gatsbyVersion(modulesFolder);
  const renderer = options.stock === true || gatsby.isStock ? "gatsby" : "own";
  if (gatsby.notice !== null) terminal.warn(gatsby.notice);
  const stage = renderer === "own" ? site.stage : `${site.stage}-stock`;
  const steps = createSteps();
  await claimSite(stage, site.stage);
  assembleSite({ sources, stage });
  const purpose = options.deploy ? "deploy" : options.publish ? "publish" : "check";
  const reports = reportsFolder() ?? emptyReports(stage);
  enterStage(stage, { sources, renderer, reports });
  const rendering =
    renderer === "own"
      ? await renderSite(stage, steps)
      : await steps.run("Building with Gatsby", () => buildWithGatsby(stage));
  const rendered = await steps.run("Reading pages", () => readPages(stage, readAnnotator(stage)));
  const publication = preparePublication(rendered, { ...site, stage });
  await steps.run("Checking links", () =>
    checkPages(rendered, publication, { sources, stage, reports, purpose }, rendering),
  );
  if (rendering.hasErrors) process.exit(1);
  if (options.publish) await steps.run("Publishing", () => publishSite(publication));
  const folder = path.relative(commandFolder() ?? path.dirname(site.published), site.published);
  steps.end(`${rendered.pages.size} pages`, `${folder}/`);
  for (const note of readNote(reports, UNPUBLISHED_NOTE)) console.log(note);
  // Plugins of Gatsby watch their files.
  process.exit(0);
}

async function claimSite(stage: string, site: string): Promise<void> {
  for (const folder of [stage, site]) mkdirSync(folder, { recursive: true });
  const claim = await claimStage(stage, site);
  if ("problem" in claim) {
    console.error(claim.problem);
    process.exit(1);
  }
  if (claim.isFresh) console.error("The last build did not come to its end: starting from scratch.");
}

/** The steps from sources to pages and files in `public/` of the stage. Exits if no page can be rendered. */
async function renderSite(stage: string, steps: Steps): Promise<SiteRendering> {
  const beginReading = releaseAtExit(stage);
  await steps.run("Compiling the configuration", () =>
    compileProgram(stage).catch((error: unknown) => reportProgram(error, terminal, stage)),
  );
  // esbuild's process would keep its memory while definitions are read. Bundling starts another.
  await stop();
  const program = loadProgram(stage);
  program.checkConfiguration();
  const settings = program.readSettings();
  // Other processes check samples while the pages are rendered. A failure is reported below.
  const samples = program.runSampleCheck(settings);
  samples.catch(() => undefined);
  beginReading();
  const removeStale = emptyOutput("public");
  const data = await steps.run("Reading definitions and texts", () => openData("build"));
  removeStale();
  await data.save();
  const args = { ...data.args, ...settings };
  const beginRendering = releaseAtExit(stage);
  const output = createContinuingOutput();
  const broken = await steps.run("Checking sources", () => program.checkSources(args, output));
  // Samples cannot be checked with broken definitions, at which their plugin ends the build.
  const check = output.hasErrors() ? await samples.catch(() => null) : null;
  if (check !== null) program.reportSamples(check, settings, output);
  await data.runHook("onPreBuild");
  const renderer = await steps.run("Bundling", () => bundleSite(data));
  beginRendering();
  const waiting = await steps.run("Rendering pages", (progress) =>
    renderPages(data, renderer, broken, output, progress),
  );
  if (!output.hasErrors())
    await steps.run("Writing feeds, images and the search index", async () => {
      await data.runHook("onPostBuild");
      await program.writeSiteFiles(args);
    });
  releaseAtExit(stage);
  if (check === null)
    await steps.run("Checking samples", async () => program.reportSamples(await samples, settings, output));
  return { hasErrors: output.hasErrors(), paths: [...data.pages().keys()], waiting };
}

/** Runs `gatsby build` in a stage: src/node/stock contains its hooks. Exits if it fails. */
async function buildWithGatsby(stage: string): Promise<SiteRendering> {
  // Gatsby never removes what it copied or bundled.
  rmSync(path.join(stage, "public"), { recursive: true, force: true });
  // Without the flag, Gatsby ignores the site's base path. A test runner sets another NODE_ENV.
  const build = [path.join(modulesFolder, "gatsby/cli.js"), "build", "--prefix-paths"];
  const env = { NODE_ENV: "production", GATSBY_LOGGER: "yurnalist" };
  const { code } = await run(process.execPath, build, { cwd: stage, env });
  if (code !== 0) process.exit(code);
  releaseAtExit(stage);
  return { hasErrors: false, paths: [], waiting: [] };
}

function preparePublication(rendered: RenderedSite, folders: SiteFolder): Publication {
  return planPublication(rendered, policyOfPages(rendered.pages), builtData(folders).site, folders);
}

function publishSite({ publish }: Publication): void {
  try {
    const notice = publish();
    if (notice !== null) terminal.warn(notice);
  } catch (error) {
    // The system refuses: a full disk, or a folder that may not be written.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    terminal.panicOnBuild(`The site could not be published: ${error.message}`);
  }
}
