import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { moduleIds } from "./module-ids";
import { siteDataAlias } from "./site/site-data";

type WebpackArgs = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0];

/** What the site changes in Gatsby's bundling: smaller JavaScript, no source maps, and chunk names for the preloads. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = (args) => {
  args.actions.setWebpackConfig({ resolve: { alias: siteDataAlias() } });
  if (args.stage === "build-javascript") slimDown(args);
  if (args.stage === "build-javascript" || args.stage === "develop") orderLayers(args);
  if (args.stage === "build-html" || args.stage === "develop-html") {
    nameChunks(args);
    leaveSearchOut(args);
  }
};

/**
 * The file that lists all others by their hashes. While it is minified these are not the final ones yet and depend on
 * the folder of the build; Terser's usual short names, which follow how often a letter occurs, would too.
 */
const RUNTIME = /webpack-runtime-/;

/** The nth short name. It goes to Terser's workers as text, and so stands alone. */
const nameInOrder = (n: number): string => {
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_";
  let name = "";
  for (let rest = n + 1; rest > 0; rest = Math.floor(rest / letters.length)) {
    rest -= 1;
    name += letters.charAt(rest % letters.length);
  }
  return name;
};

/**
 * The browsers of .browserslistrc all read ES2020, which Gatsby's own settings are older than. Maps are left out: they
 * are as big as the site and show paths of the machine that built it.
 */
function slimDown({ actions, getConfig, plugins }: WebpackArgs): void {
  // Gatsby types its configuration as `any`; these are the parts that are touched.
  const config = getConfig() as { devtool: unknown; target: unknown; optimization: { minimizer: readonly unknown[] } };
  const ecma = 2020;
  const terserOptions = { ecma, mangle: true, parse: { ecma }, compress: { ecma, passes: 2 }, output: { ecma } };
  const [, ...cssMinimizers] = config.optimization.minimizer;
  config.devtool = false;
  config.target = ["web", "es2020"];
  config.optimization.minimizer = [
    plugins.minifyJs({ terserOptions, exclude: RUNTIME }),
    plugins.minifyJs({ terserOptions: { ...terserOptions, mangle: { nth_identifier: { get: nameInOrder } } }, include: RUNTIME }),
    ...cssMinimizers,
  ];
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({ resolve: { alias: stubs() }, plugins: [moduleIds(path.resolve("."))] });
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

/** What Gatsby bundles for features that this site does not use: `<Script>`, Partytown, service workers. */
function stubs(): Readonly<Record<string, string>> {
  const stub = (name: string) => path.resolve("src/build/stubs", name);
  // Gatsby compiles this file to a place of its own, where a plain require.resolve is not to be had.
  const gatsby = path.dirname(createRequire(path.resolve("package.json")).resolve("gatsby/package.json"));
  return {
    "gatsby-script$": stub("gatsby-script.js"),
    [path.join(gatsby, "dist/internal-plugins/partytown/gatsby-browser.js")]: stub("empty.js"),
    [path.resolve(".cache/register-service-worker.js")]: stub("empty.js"),
  };
}

/** No page is written with its search dialog open; and the renderer, which is one file, has no place for a worker. */
function leaveSearchOut({ actions }: WebpackArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { [path.resolve("src/components/search/search-chunk.ts")]: path.resolve("src/build/stubs/empty.js") } } });
}

/** Tells the HTML renderer which files the JavaScript of each template went into: see preload-links.tsx. */
function nameChunks({ actions, plugins }: WebpackArgs): void {
  const file = path.resolve("public/chunk-map.json");
  const chunks = existsSync(file) ? readFileSync(file, "utf8") : "{}";
  actions.setWebpackConfig({ plugins: [plugins.define({ CHUNKS_OF_TEMPLATES: chunks })] });
}
