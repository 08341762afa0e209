import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { replaceEntry, unpublished, type BrowserConfig } from "./client-bundle";
import type { ScriptRule } from "./compile";
import { compileAhead, swcMinimizers, transpileWithSwc } from "./compile";
import { cssMinimizer, leavePostcssOut } from "./compile-css";
import { moduleIds } from "./module-ids";
import { unchangedProgram } from "./unchanged-program";
import { siteDataAlias } from "../site/site-data";

type WebpackArgs = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/** What the site changes in Gatsby's bundling: smaller JavaScript, no source maps, and pages without programs of their own. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = (args) => {
  args.actions.setWebpackConfig({ resolve: { alias: siteDataAlias(args.stage) } });
  const version = programVersion();
  nameCache(args, version);
  const isBuild = args.stage === "build-javascript" || args.stage === "build-html";
  if (isBuild) compileFast(args);
  if (args.stage === "build-javascript") slimDown(args);
  if (args.stage === "build-javascript" || args.stage === "develop") orderLayers(args);
  if (args.stage === "build-html" || args.stage === "develop-html") {
    nameBundles(args);
  }
  if (isBuild) keepUnchanged(args, version);
};

/** A part of Gatsby's configuration of webpack, which Gatsby types as `any`. */
interface GatsbyConfig {
  devtool: unknown;
  target: unknown;
  cache: object;
  readonly module: { readonly rules: ScriptRule[] };
  readonly optimization: { minimizer: readonly unknown[] };
}

/**
 * Smaller files, made faster. Maps are left out: they are as big as the site and show paths of the machine that built it.
 */
function slimDown({ actions, getConfig, plugins }: WebpackArgs): void {
  const config = getConfig() as GatsbyConfig & BrowserConfig;
  config.target = ["web", "es2020"];
  config.optimization.minimizer = [...swcMinimizers(unpublished), cssMinimizer(plugins)];
  replaceEntry(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [moduleIds(roots(), unpublished), plugins.banner(compileAhead)] });
}

/** The folder of the site, and that in which the workspace's packages really are. */
const roots = (): readonly string[] => [path.resolve("."), path.dirname(realpathSync("node_modules"))];

/** What all stages of a production build share. */
function compileFast({ stage, actions, getConfig }: WebpackArgs): void {
  const config = getConfig() as GatsbyConfig;
  config.devtool = false;
  transpileWithSwc(config.module.rules, stage);
  leavePostcssOut(config.module.rules);
  actions.replaceWebpackConfig(config);
}

/**
 * Tells webpack by a version when its cache is out of date. Gatsby has it look at each file of each package that Gatsby itself is made of,
 * which takes a fifth of a build.
 */
function nameCache({ actions, getConfig }: WebpackArgs, version: string): void {
  const config = getConfig() as GatsbyConfig;
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [forgetLoaders] });
}

/** Every loader, too, is added to the files to look at. Their versions are in the lock file. */
const forgetLoaders = {
  apply: ({ hooks }: DoneCompiler): void => hooks.done.tap("forget-loaders", ({ compilation }) => compilation.buildDependencies.clear()),
};

interface DoneCompiler {
  readonly hooks: { readonly done: { tap(name: string, after: (stats: { readonly compilation: { readonly buildDependencies: Set<string> } }) => void): void } };
}

/** What the program is made from besides the files that webpack reads. */
function keepUnchanged({ stage, store, actions }: WebpackArgs, programVersion: string): void {
  const { pathPrefix, assetPrefix } = (store.getState() as SiteState).config;
  // Gatsby hands all of these on: options of the command, its own settings, and those of a file beside the configuration.
  const settings = Object.entries(process.env).filter(([name]) => /^(?:GATSBY_|NODE_ENV$)/.test(name)).sort();
  const dotenv = existsSync(".env.production") ? readFileSync(".env.production", "utf8") : "";
  const version = JSON.stringify([programVersion, pathPrefix, assetPrefix, settings, dotenv, process.argv.slice(2), stage === "build-html" ? bundlesVersion() : ""]);
  actions.setWebpackConfig({ plugins: [unchangedProgram({ file: path.resolve(".cache/unchanged-program", `${stage}.json`), version, showsWarnings: stage === "build-javascript" })] });
}

/** A part of Gatsby's state. */
interface SiteState {
  readonly config: { readonly pathPrefix?: string; readonly assetPrefix?: string };
}

/** A hash over what webpack's configuration is made from: our compiled configuration, and the versions of the packages. */
function programVersion(): string {
  const hash = createHash("sha256");
  // A build's are in the root, those of `gatsby develop` where Gatsby compiles them to.
  const compiled = ["gatsby-config.js", "gatsby-node.js"].flatMap((file) => [file, `.cache/compiled/${file}`]);
  const parts = [...compiled, "package-lock.json", ".browserslistrc"];
  for (const file of parts.filter((part) => existsSync(part))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Puts the order of the cascade layers before all other CSS. Gatsby joins the style sheets of all pages in an order
 * that suits none of them, and the first mention of a layer settles its rank. With the layers ranked, the order of the
 * files is of no account, and webpack's warnings about it are noise.
 */
function orderLayers({ actions, getConfig, plugins }: WebpackArgs): void {
  const banner = readFileSync(path.resolve("src/styles/layers.css"), "utf8");
  // The option belongs to Gatsby's own instance of the plugin, which its untyped configuration alone can be asked for.
  const config = getConfig() as { plugins: readonly { readonly constructor: { readonly name: string }; readonly options?: object }[] };
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) Object.assign(plugin.options, { ignoreOrder: true });
  }
  actions.setWebpackConfig({ plugins: [plugins.banner({ banner, raw: true, test: /\.css$/ })] });
}

/** Tells the HTML renderer when there are other files than at the last build: see stylesheet-link.tsx. */
function nameBundles({ stage, actions, plugins }: WebpackArgs): void {
  actions.setWebpackConfig({ plugins: [plugins.define({ BUNDLES: JSON.stringify(stage === "build-html" ? bundlesVersion() : "") })] });
}

/** A hash over the names of the files that browsers get. */
function bundlesVersion(): string {
  const list = path.resolve("public/webpack.stats.json");
  return existsSync(list) ? createHash("sha256").update(readFileSync(list)).digest("hex") : "";
}
