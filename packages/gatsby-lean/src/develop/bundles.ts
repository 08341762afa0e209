/** The bundles of a build, kept up to date: the client bundle with the style sheet, and the renderer of pages. */
import { readdirSync } from "node:fs";
import path from "node:path";
import {
  forgetModules,
  reporter,
  store,
  structureWebpackErrors,
  webpack,
  webpackConfig,
  writePageData,
  type BundleConfig,
  type Compiler,
  type Stats,
} from "./gatsby";

/** Gatsby's names of the two: what browsers load, and what renders pages. */
const BROWSER = "build-javascript";
const PAGES = "build-html";
type Stage = typeof BROWSER | typeof PAGES;
const stages: readonly Stage[] = [BROWSER, PAGES];
const folder = path.resolve(".cache/page-ssr/routes");

/** The file that renders pages; its chunks are beside it. */
export const renderer = path.join(folder, "render-page.js");

export interface Bundles {
  /** Notes that files have changed. */
  readonly invalidate: (files: readonly string[]) => void;
  readonly invalidateAll: () => void;
  /**
   * Compiles what is out of date, when what is being compiled is done. Mistakes are reported; the last good
   * bundle stays.
   */
  readonly compile: () => Promise<void>;
  /** Writes the caches for the next start. */
  readonly close: () => Promise<unknown>;
}

export function createBundles(): Bundles {
  let compilers: Compilers | null = null;
  const stale = new Set(stages);
  const failed = new Set<Stage>();
  /** The files that each was compiled from. */
  const sources = new Map<Stage, ReadonlySet<string>>();
  let work = Promise.resolve();

  async function compileStale(): Promise<void> {
    if (stale.size === 0) return;
    compilers ??= await createCompilers();
    // The renderer is compiled from the list of the files for browsers, too.
    const names = stale.has(BROWSER) ? stages : [...stale];
    stale.clear();
    failed.clear();
    for (const name of names) {
      const stats = await run(compilers[name]);
      sources.set(name, new Set(stats.compilation.fileDependencies));
      if (!stats.hasErrors()) continue;
      failed.add(name);
      reporter.panicOnBuild(structureWebpackErrors(name, stats.compilation.errors));
    }
    forgetModules(folder);
    writePageData();
  }

  /** A new file may belong to either, and one that was broken is compiled again with any other. */
  const usersOf = (file: string): readonly Stage[] => {
    const users = stages.filter((stage) => sources.get(stage)?.has(file));
    return users.length === 0 ? stages : [...users, ...failed];
  };
  const invalidate = (invalid: readonly Stage[]): void => {
    for (const stage of invalid) stale.add(stage);
  };
  return {
    invalidate: (files) => invalidate(files.flatMap(usersOf)),
    invalidateAll: () => invalidate(stages),
    compile: () => (work = work.then(compileStale)),
    close: () => Promise.all(Object.values(compilers ?? {}).map(close)),
  };
}

const run = (compiler: Compiler): Promise<Stats> =>
  new Promise((resolve, reject) =>
    compiler.run((error, stats) => (stats === undefined ? reject(error) : resolve(stats))),
  );
const close = (compiler: Compiler): Promise<void> => new Promise((resolve) => compiler.close(resolve));

type Compilers = Readonly<Record<Stage, Compiler>>;

/**
 * Gatsby makes one configuration at a time. Without slices, a page has its scripts before all pages are
 * rendered.
 */
async function createCompilers(): Promise<Compilers> {
  delete process.env["GATSBY_SLICES"];
  const browser = await configOf(BROWSER);
  const pages = await configOf(PAGES);
  compileLess(browser, pages);
  moveQueryMapper(browser, pages);
  return { [BROWSER]: webpack(browser), [PAGES]: webpack(pages) };
}

/** webpack writes its cache when nothing was compiled for so many ms: the first time soon after the start. */
const CACHE = {
  idleTimeoutForInitialStore: 10_000,
  idleTimeoutAfterLargeChanges: 60_000,
  idleTimeout: 60_000,
};

async function configOf(stage: Stage): Promise<BundleConfig> {
  const config = await webpackConfig(store.getState().program, process.cwd(), stage, null);
  return { ...config, cache: { ...config.cache, ...CACHE } };
}

/**
 * A build compiles the templates for browsers too, for their style sheets and to detect which have changed.
 * Here all style sheets of the site are compiled instead. Modules of the renderer are not concatenated: its
 * size has no effect.
 */
function compileLess(browser: BundleConfig, pages: BundleConfig): void {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sheets = files.filter((file) => file.endsWith(".css")).sort();
  browser.entry = { ...browser.entry, templates: sheets.map((file) => path.resolve("src", file)) };
  pages.optimization = { ...pages.optimization, concatenateModules: false };
}

/**
 * Gatsby maps queries of components to templates in the bundle for browsers. Here the templates are in the
 * other.
 */
function moveQueryMapper(browser: BundleConfig, pages: BundleConfig): void {
  const isMapper = (plugin: object): boolean => plugin.constructor.name === "StaticQueryMapper";
  pages.plugins = [...pages.plugins, ...browser.plugins.filter(isMapper)];
  browser.plugins = browser.plugins.filter((plugin) => !isMapper(plugin));
}
