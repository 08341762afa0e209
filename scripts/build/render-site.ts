/** From the sources of a site to its pages and files in `public/` of its stage. */
import { openData, type Data } from "gatsby-lean";
import { counted } from "luau-diagnostics";
import { reportDiagnostics, type Output } from "../../src/node/diagnostics/report-diagnostics";
import { bundleMistakes } from "../../src/node/render/bundle-mistakes";
import { createBundler, type Bundler } from "../../src/node/render/bundle-site";
import { ComponentError, componentMistakes, COMPONENTS } from "../../src/node/render/component-mistakes";
import type { Renderer } from "../../src/node/render/renderer";
import { emptyOutput, writePages } from "../../src/node/render/write-pages";
import { releaseAtExit } from "./build-lock";
import { compileProgram, loadProgram, reportProgram } from "./compile-program";
import type { Steps } from "./build-steps";
import { printError, terminal } from "./terminal-output";

/** What was rendered of a site. */
export interface SiteRendering {
  /** Whether errors were reported: the site is then not complete. */
  readonly hasErrors: boolean;
  /** The paths of all pages; of those that cannot be rendered, an earlier version may exist. */
  readonly paths: readonly string[];
  /** The paths of pages that cannot be rendered because of these. */
  readonly waiting: readonly string[];
}

/** Renders the site in the current folder, its stage. Exits if errors keep all pages from being rendered. */
export async function renderSite(steps: Steps): Promise<SiteRendering> {
  const stage = process.cwd();
  const keepLockToRead = releaseAtExit(stage);
  await steps.run("Compiling the configuration", () =>
    compileProgram(stage).catch((error: unknown) => reportProgram(error, terminal, stage)),
  );
  const program = loadProgram(stage);
  program.checkConfiguration();
  // In processes of its own, while the pages are rendered. A failure is reported below.
  const samples = program.runSampleCheck();
  samples.catch(() => undefined);
  keepLockToRead();
  emptyOutput("public");
  const data = await steps.run("Reading definitions and texts", () => openData({ command: "build" }));
  await data.save();
  const keepLockToRender = releaseAtExit(stage);
  let hasErrors = false;
  const output: Output = {
    ...terminal,
    panicOnBuild: (text) => {
      hasErrors = true;
      printError(text);
    },
  };
  const broken = await steps.run("Checking sources", () => program.checkSources(data.args, output));
  // Samples cannot be checked with broken definitions, at which their plugin ends the build.
  const check = hasErrors ? await samples.catch(() => null) : null;
  if (check !== null) program.reportSamples(check, output);
  await data.runHook("onPreBuild");
  const renderer = await steps.run("Bundling", () => bundle(data));
  keepLockToRender();
  const waiting = await steps.run("Rendering pages", (progress) =>
    renderPages(data, renderer, { progress, output, broken }),
  );
  if (!hasErrors)
    await steps.run("Writing feeds, images and the search index", async () => {
      await data.runHook("onPostBuild");
      for (const write of program.siteFiles) await write(data.args);
    });
  releaseAtExit(stage);
  if (check === null)
    await steps.run("Checking samples", async () => program.reportSamples(await samples, output));
  return { hasErrors, paths: [...data.pages().keys()], waiting };
}

async function bundle({ pages, args }: Data): Promise<Renderer> {
  const components = [...new Set([...pages().values()].map(({ component }) => component))];
  const bundler = await createBundler({ components: () => components, prefix: args.pathPrefix });
  const result = await bundled(bundler);
  // Before a report, which ends the process.
  await bundler.close();
  if (!("mistakes" in result)) return result;
  const headline = (count: number): string => `${counted(count, "mistake")} in scripts and styles`;
  reportDiagnostics(terminal, result.mistakes, { name: "bundle", headline });
  throw new Error("A bundle failed without a mistake.");
}

/** Mistakes in scripts and style sheets are those of the site's authors. */
export async function bundled({ bundle: make }: Bundler) {
  try {
    return await make();
  } catch (error) {
    const mistakes = bundleMistakes(error);
    if (mistakes === null) throw error;
    return { mistakes };
  }
}

interface Rendering {
  readonly progress: (text: string) => void;
  readonly output: Output;
  /** Files whose errors have been reported: what their pages throw follows from these. */
  readonly broken: ReadonlySet<string>;
}

/** Returns the paths of pages that cannot be rendered. */
async function renderPages(
  { pages, query }: Data,
  renderer: Renderer,
  { progress, output, broken }: Rendering,
): Promise<readonly string[]> {
  const all = [...pages().values()];
  const failures = await writePages(
    all.map((page) => ({ path: page.path, input: async () => ({ ...page, ...(await query(page)) }) })),
    renderer,
    { folder: "public", onPage: (done) => progress(`${done} of ${all.length}`) },
  );
  const errors = [...failures.values()];
  const mistakes = componentMistakes(errors).filter(({ file }) => !broken.has(file));
  reportDiagnostics(output, mistakes, COMPONENTS);
  const others = errors.filter((error) => !(error instanceof ComponentError));
  // A mistake in the configuration, which has been reported, may fail in the program's own components.
  if (others.length > 0 && broken.size === 0) terminal.panicOnBuild(distinctTexts(others).join("\n\n"));
  return [...failures.keys()];
}

/** One component may fail on every page. */
const distinctTexts = (errors: readonly unknown[]): readonly string[] => [
  ...new Set(
    errors.map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error))),
  ),
];
