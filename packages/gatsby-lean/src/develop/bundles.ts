/**
 * The bundles of a build, kept up to date: the client bundle with the style sheet, and the renderer of pages.
 */
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

/** Gatsby's names of the two stages: the bundle for browsers, and the one that renders pages. */
const BROWSER = "build-javascript";
const PAGES = "build-html";
type Stage = typeof BROWSER | typeof PAGES;
const stages: readonly Stage[] = [BROWSER, PAGES];
const folder = path.resolve(".cache/page-ssr/routes");

/** The file that renders pages; its chunks are in the same folder. */
export const renderer = path.join(folder, "render-page.js");

export interface Bundles {
  /** Records that files have changed. */
  readonly invalidate: (files: readonly string[]) => void;
  readonly invalidateAll: () => void;
  /**
   * Compiles outdated bundles, after any running compilation. Errors are reported; the last valid bundle is
   * kept.
   */
  readonly compile: () => Promise<void>;
  /** Writes the caches for the next start. */
  readonly close: () => Promise<unknown>;
}

export function createBundles(): Bundles {
  let compilers: Compilers | null = null;
  const stale = new Set(stages);
  const failed = new Set<Stage>();
  /** The sources of each bundle. */
  const sources = new Map<Stage, ReadonlySet<string>>();
  let work = Promise.resolve();

  async function compileStale(): Promise<void> {
    if (stale.size === 0) return;
    compilers ??= await createCompilers();
    // The renderer also depends on the list of the client bundle's files.
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

  /** A new file may belong to either bundle, and a bundle with errors is recompiled after any change. */
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
 * Gatsby creates one configuration at a time. Without slices, a page contains its scripts before all pages
 * are rendered.
 */
async function createCompilers(): Promise<Compilers> {
  delete process.env["GATSBY_SLICES"];
  const browser = await configOf(BROWSER);
  const pages = await configOf(PAGES);
  compileLess(browser, pages);
  moveQueryMapper(browser, pages);
  return { [BROWSER]: webpack(browser), [PAGES]: webpack(pages) };
}

/** Idle time in ms after which webpack writes its cache; shorter for the first time. */
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
 * A build also compiles the templates for browsers, to extract their style sheets and detect changes. Here
 * all style sheets of the site are compiled instead. Modules of the renderer are not concatenated, since its
 * size is irrelevant.
 */
function compileLess(browser: BundleConfig, pages: BundleConfig): void {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sheets = files.filter((file) => file.endsWith(".css")).sort();
  browser.entry = { ...browser.entry, templates: sheets.map((file) => path.resolve("src", file)) };
  pages.optimization = { ...pages.optimization, concatenateModules: false };
}

/**
 * Gatsby maps queries of components to templates in the client bundle. Here the templates are in the
 * renderer.
 */
function moveQueryMapper(browser: BundleConfig, pages: BundleConfig): void {
  const isMapper = (plugin: object): boolean => plugin.constructor.name === "StaticQueryMapper";
  pages.plugins = [...pages.plugins, ...browser.plugins.filter(isMapper)];
  browser.plugins = browser.plugins.filter((plugin) => !isMapper(plugin));
}
