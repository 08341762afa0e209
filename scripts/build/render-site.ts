/** From the sources of a site to its pages and files in `public/` of its stage. */
import { openData, type Data } from "gatsby-lean";
import { counted } from "luau-contract";
import { reportDiagnostics } from "../../src/node/diagnostics/report-diagnostics";
import { bundleMistakes } from "../../src/node/render/bundle-mistakes";
import { createBundler, type Bundler } from "../../src/node/render/bundle-site";
import { ComponentError, componentMistakes, COMPONENTS } from "../../src/node/render/component-mistakes";
import type { Renderer } from "../../src/node/render/renderer";
import { emptyOutput, writePages } from "../../src/node/render/write-pages";
import { releaseAtExit } from "./build-lock";
import { compileProgram, loadProgram, reportProgram } from "./compile-program";
import type { Steps } from "./steps";
import { terminal } from "./terminal";

/** Renders the site in the current folder, its stage. Exits if it has mistakes. */
export async function renderSite(steps: Steps): Promise<void> {
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
  await steps.run("Checking sources", () => program.checkSources(data.args, samples));
  // Where definitions are broken, which it has reported, their plugin ends the build.
  await data.runHook("onPreBuild");
  const renderer = await steps.run("Bundling", () => bundle(data));
  keepLockToRender();
  await steps.run("Rendering pages", (progress) => renderPages(data, renderer, progress));
  await steps.run("Writing feeds, images and the search index", async () => {
    await data.runHook("onPostBuild");
    for (const write of program.siteFiles) await write(data.args);
  });
  releaseAtExit(stage);
  await steps.run("Checking samples", async () => program.reportSamples(await samples, data.args.reporter));
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

async function renderPages(
  { pages, query }: Data,
  renderer: Renderer,
  progress: (text: string) => void,
): Promise<void> {
  const all = [...pages().values()];
  const failures = await writePages(
    all.map((page) => ({ path: page.path, input: async () => ({ ...page, ...(await query(page)) }) })),
    renderer,
    { folder: "public", onPage: (done) => progress(`${done} of ${all.length}`) },
  );
  reportDiagnostics(terminal, componentMistakes(failures), COMPONENTS);
  const others = failures.filter((error) => !(error instanceof ComponentError));
  if (others.length > 0) terminal.panicOnBuild(distinctTexts(others).join("\n\n"));
}

/** One component may fail on every page. */
const distinctTexts = (errors: readonly unknown[]): readonly string[] => [
  ...new Set(
    errors.map((error) => (error instanceof Error ? (error.stack ?? error.message) : String(error))),
  ),
];
