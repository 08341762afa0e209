import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { leanWebpack } from "gatsby-lean/hooks";
import { shortenClassNames } from "./class-names";
import { replaceEntry, unpublished, type BrowserConfig } from "./client-bundle";
import { siteDataAlias } from "../site/site-data";
import { keepFontsAsFiles } from "./font-files";

type WebpackArgs = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/**
 * The site's changes to Gatsby's bundling: smaller JavaScript, no source maps, and pages without their own
 * bundles.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = (args) => {
  const { stage, actions } = args;
  const rendersPages = stage === "build-html" || stage === "develop-html";
  actions.setWebpackConfig({ resolve: { alias: { ...siteDataAlias(stage), ...themeKitAlias } } });
  leanWebpack(args, {
    unpublished,
    version: configVersion(),
    defined: stage === "build-html" ? bundlesVersion() : "",
  });
  nameClasses(args);
  if (stage === "build-javascript" || stage === "build-html") leaveMapsOut(args);
  if (stage === "build-javascript") slimDown(args);
  if (!rendersPages) orderLayers(args);
  if (rendersPages) nameBundles(args);
};

/** What components of a site import of the program: see docs/another-engine.md. */
const themeKitAlias = { "luau-docs/theme$": path.resolve("src/layouts/theme-kit.tsx") };

/** In all stages: the HTML and the style sheet come from different ones. */
function nameClasses({ actions, getConfig }: WebpackArgs): void {
  const config = getConfig() as BrowserConfig;
  shortenClassNames(config.module.rules);
  keepFontsAsFiles(config.module.rules);
  actions.replaceWebpackConfig(config);
}

/** Source maps are as large as the site, and contain paths of the build machine. */
function leaveMapsOut({ actions, getConfig }: WebpackArgs): void {
  actions.replaceWebpackConfig({ ...(getConfig() as object), devtool: false });
}

/** Reduces the JavaScript that browsers load. */
function slimDown({ actions, getConfig, plugins }: WebpackArgs): void {
  const config = getConfig() as BrowserConfig & { target: unknown };
  config.target = ["web", "es2020"];
  replaceEntry(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [plugins.banner(compileAhead)] });
}

/**
 * Hints browsers to compile the client bundle while it loads. Otherwise Chromium parses React twice, and
 * compiles functions when they are first called: a third of the start-up time. Other browsers ignore the
 * comment.
 */
const compileAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^app-/,
  // After the minimizers, which remove comments, and before files are named by their hashes.
  stage: 1000,
};

/**
 * A hash of the inputs of webpack's configuration: our compiled configuration, and the versions of the
 * packages.
 */
function configVersion(): string {
  const hash = createHash("sha256");
  // In a lean build the compiled configuration is in the root, otherwise in Gatsby's cache.
  const compiled = ["gatsby-config.js", "gatsby-node.js"].flatMap((file) => [
    file,
    `.cache/compiled/${file}`,
  ]);
  const parts = [...compiled, "package-lock.json", ".browserslistrc"];
  for (const file of parts.filter((part) => existsSync(part))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Declares the order of the cascade layers before all other CSS. Gatsby concatenates the style sheets of all
 * pages in an arbitrary order, and the first mention of a layer determines its rank. With the layers
 * declared, the order of files does not matter, and webpack's warnings about it are noise.
 */
function orderLayers({ actions, plugins }: WebpackArgs): void {
  const banner = readFileSync(path.resolve("src/styles/layers.css"), "utf8");
  actions.setWebpackConfig({
    plugins: [plugins.banner({ banner, raw: true, test: /\.css$/ })],
    ignoreWarnings: [/Conflicting order/],
  });
}

/** Makes the HTML renderer depend on the names of the files: see stylesheet-link.tsx. */
function nameBundles({ stage, actions, plugins }: WebpackArgs): void {
  actions.setWebpackConfig({
    plugins: [plugins.define({ BUNDLES: JSON.stringify(stage === "build-html" ? bundlesVersion() : "") })],
  });
}

/** A hash of the names of the files that browsers load. */
function bundlesVersion(): string {
  const list = path.resolve("public/webpack.stats.json");
  return existsSync(list) ? createHash("sha256").update(readFileSync(list)).digest("hex") : "";
}
