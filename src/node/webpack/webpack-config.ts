import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { leanWebpack } from "gatsby-lean/hooks";
import { shortenClassNames } from "./class-names";
import { replaceEntry, unpublished, type BrowserConfig } from "./client-bundle";
import { siteDataAlias } from "../site/site-data";

type WebpackArgs = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/**
 * What the site changes in Gatsby's bundling: smaller JavaScript, no source maps, and pages without programs
 * of their own.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = (args) => {
  const { stage, actions } = args;
  const rendersPages = stage === "build-html" || stage === "develop-html";
  actions.setWebpackConfig({ resolve: { alias: siteDataAlias(stage) } });
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

/** In all stages alike: the HTML and the style sheet come from two of them. */
function nameClasses({ actions, getConfig }: WebpackArgs): void {
  const config = getConfig() as BrowserConfig;
  shortenClassNames(config.module.rules);
  actions.replaceWebpackConfig(config);
}

/** Maps are as big as the site and show paths of the machine that built it. */
function leaveMapsOut({ actions, getConfig }: WebpackArgs): void {
  actions.replaceWebpackConfig({ ...(getConfig() as object), devtool: false });
}

/** Less for browsers to load. */
function slimDown({ actions, getConfig, plugins }: WebpackArgs): void {
  const config = getConfig() as BrowserConfig & { target: unknown };
  config.target = ["web", "es2020"];
  replaceEntry(config);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ plugins: [plugins.banner(compileAhead)] });
}

/**
 * Has browsers compile the client bundle while it loads. Otherwise Chromium parses React twice, and its
 * functions once more each when they are first called and the page waits for them: a third of the start.
 * Others see a comment.
 */
const compileAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^app-/,
  // After the minimizers, which drop comments, and before the files are named by their hashes.
  stage: 1000,
};

/**
 * A hash over what webpack's configuration is made from: our compiled configuration, and the versions of the
 * packages.
 */
function configVersion(): string {
  const hash = createHash("sha256");
  // A lean build's are in the root, others where Gatsby compiles them to.
  const compiled = ["gatsby-config.js", "gatsby-node.js"].flatMap((file) => [
    file,
    `.cache/compiled/${file}`,
  ]);
  const parts = [...compiled, "package-lock.json", ".browserslistrc"];
  for (const file of parts.filter((part) => existsSync(part))) hash.update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/**
 * Puts the order of the cascade layers before all other CSS. Gatsby joins the style sheets of all pages in an
 * order that suits none of them, and the first mention of a layer settles its rank. With the layers ranked,
 * the order of the files is of no account, and webpack's warnings about it are noise.
 */
function orderLayers({ actions, plugins }: WebpackArgs): void {
  const banner = readFileSync(path.resolve("src/styles/layers.css"), "utf8");
  actions.setWebpackConfig({
    plugins: [plugins.banner({ banner, raw: true, test: /\.css$/ })],
    ignoreWarnings: [/Conflicting order/],
  });
}

/** Tells the HTML renderer when there are other files than at the last build: see stylesheet-link.tsx. */
function nameBundles({ stage, actions, plugins }: WebpackArgs): void {
  actions.setWebpackConfig({
    plugins: [plugins.define({ BUNDLES: JSON.stringify(stage === "build-html" ? bundlesVersion() : "") })],
  });
}

/** A hash over the names of the files that browsers get. */
function bundlesVersion(): string {
  const list = path.resolve("public/webpack.stats.json");
  return existsSync(list) ? createHash("sha256").update(readFileSync(list)).digest("hex") : "";
}
