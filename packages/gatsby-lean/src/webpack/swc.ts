import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";
import { gatsbyRequire } from "../gatsby-require";
import type { Rule } from "./rules";

/** The browsers of .browserslistrc all read it; Gatsby's own settings are older than that. */
const ES = "es2020";

/** The loaders for one request, the last of them first. */
type LoadersOf = (request: object) => readonly { readonly loader: string }[];

/**
 * Compiles our scripts and the copy of Gatsby's own with SWC. Babel runs without presets, on files with a
 * query alone: a plugin of Gatsby removes the queries.
 */
export function compileWithSwc(rules: Rule[], stage: string): void {
  const queryRemover = queryRemoverFor(stage);
  for (const rule of rules.filter(isBabelRule)) rule.exclude = () => true;
  for (const rule of rules.filter(isMdxRule)) {
    const loadersOf = rule.use as LoadersOf;
    rule.use = (request: object) =>
      loadersOf(request).map((entry) => (isBabel(entry) ? queryRemover : entry));
  }
  const test = /\.(js|jsx|ts|tsx)$/;
  const swc = { loader: gatsbyRequire().resolve("swc-loader"), options: swcOptions };
  rules.push({
    oneOf: [
      { test, resourceQuery: MDX_PAGE, ...swc },
      { test, include: isPlain, ...swc },
      { test, include: isOurs, use: [swc, queryRemover] },
    ],
  });
}

/**
 * A template with an MDX page in it. gatsby-plugin-mdx joins the two once the template is JavaScript, and
 * then calls Babel.
 */
const MDX_PAGE = /__contentFilePath=/;

/** Gatsby's rules with Babel's loader are functions of the request, and so are those of gatsby-plugin-mdx. */
const isBabelRule = ({ test, use, resourceQuery }: Rule): boolean =>
  typeof use === "function" && resourceQuery === undefined && test instanceof RegExp && test.test("page.tsx");
const isMdxRule = ({ test, use, resourceQuery }: Rule): boolean =>
  typeof use === "function" &&
  (resourceQuery !== undefined || (test instanceof RegExp && test.test("page.mdx")));
const isBabel = ({ loader }: { readonly loader: string }): boolean => /[\\/]babel-loader\b/.test(loader);

const isOurs = (file: string): boolean => path.isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file);
const isPlain = (file: string): boolean => isOurs(file) && !hasQuery(file);

const swcOptions = {
  swcrc: false,
  configFile: false,
  sourceMaps: false,
  jsc: {
    parser: { syntax: "typescript", tsx: true },
    target: ES,
    transform: { react: { runtime: "automatic" } },
  },
};

/** Babel with the plugin of Gatsby that removes queries, and nothing else. */
function queryRemoverFor(stage: string): { readonly loader: string; readonly options: object } {
  const { resolve } = gatsbyRequire();
  const plugins = [
    [resolve("babel-plugin-remove-graphql-queries"), { stage, staticQueryDir: "page-data/sq/d" }],
  ];
  const parserOpts = { plugins: ["typescript", "jsx"] };
  const options = {
    babelrc: false,
    configFile: false,
    sourceMaps: false,
    compact: false,
    parserOpts,
    plugins,
  };
  return { loader: resolve("babel-loader"), options };
}

/** webpack asks several times for each file. */
const queries = new Map<string, boolean>();

/** Whether a module has a query that Gatsby must remove. Virtual modules have none. */
function hasQuery(file: string): boolean {
  const has = queries.get(file) ?? (existsSync(file) && /\bgraphql\s*`/.test(readFileSync(file, "utf8")));
  queries.set(file, has);
  return has;
}

/**
 * The file that lists all others by their hashes. While it is minified these are not final yet and depend on
 * the folder of the build; short names, which follow how often a letter occurs, would too.
 */
const RUNTIME = /webpack-runtime-/;

/**
 * Minifies scripts with SWC, whose output is smaller than Terser's.
 * @param unpublished files that no browser requests
 */
export function swcMinimizers(unpublished: RegExp): readonly object[] {
  const minimizer = (
    mangle: boolean,
    files: { readonly include?: RegExp; readonly exclude?: RegExp[] },
  ): object => {
    const terserOptions: JsMinifyOptions = { ecma: 2020, compress: { ecma: 2020, passes: 0 }, mangle };
    // SWC has threads of its own.
    return new TerserPlugin<JsMinifyOptions>({
      minify: TerserPlugin.swcMinify,
      parallel: false,
      terserOptions,
      ...files,
    });
  };
  return [minimizer(true, { exclude: [RUNTIME, unpublished] }), minimizer(false, { include: RUNTIME })];
}
