import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";
import { gatsbyRequire } from "../gatsby-require";
import type { Rule } from "./rules";

/** Supported by all browsers of .browserslistrc; Gatsby's own target is older. */
const ES = "es2020";

/** The loaders for a request, in reverse order of execution. */
type LoadersOf = (request: object) => readonly { readonly loader: string }[];

/**
 * Compiles the site's scripts, and Gatsby's copied ones, with SWC. Babel runs without presets, on files with
 * a query only: a Gatsby plugin removes the queries.
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
 * A template with an MDX page. gatsby-plugin-mdx merges the two after compiling the template to JavaScript,
 * and then calls Babel.
 */
const MDX_PAGE = /__contentFilePath=/;

/** Gatsby's Babel rules are functions of the request, as are those of gatsby-plugin-mdx. */
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

/** Babel with only Gatsby's plugin that removes queries. */
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

/** webpack calls this several times for each file. */
const queries = new Map<string, boolean>();

/** Whether a module contains a query that Gatsby must remove. Virtual modules never do. */
function hasQuery(file: string): boolean {
  const has = queries.get(file) ?? (existsSync(file) && /\bgraphql\s*`/.test(readFileSync(file, "utf8")));
  queries.set(file, has);
  return has;
}

/**
 * The file that lists all others by hash. During minification these hashes are not final, and depend on the
 * build folder; so would short names, which are chosen by letter frequency.
 */
const RUNTIME = /webpack-runtime-/;

/**
 * Minifies scripts with SWC, whose output is smaller than Terser's.
 * @param unpublished names of files that no browser requests
 */
export function swcMinimizers(unpublished: RegExp): readonly object[] {
  const minimizer = (
    mangle: boolean,
    files: { readonly include?: RegExp; readonly exclude?: RegExp[] },
  ): object => {
    const terserOptions: JsMinifyOptions = { ecma: 2020, compress: { ecma: 2020, passes: 0 }, mangle };
    // SWC is multi-threaded.
    return new TerserPlugin<JsMinifyOptions>({
      minify: TerserPlugin.swcMinify,
      parallel: false,
      terserOptions,
      ...files,
    });
  };
  return [minimizer(true, { exclude: [RUNTIME, unpublished] }), minimizer(false, { include: RUNTIME })];
}
