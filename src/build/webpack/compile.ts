import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";
import { ofGatsby } from "./of-gatsby";

/** The browsers of .browserslistrc all read it; Gatsby's own settings are older than that. */
const ES = "es2020";

/** A rule of webpack's configuration, as far as it is touched here. */
export interface ScriptRule {
  readonly test?: unknown;
  readonly include?: unknown;
  readonly type?: string;
  readonly loader?: string;
  readonly options?: object;
  readonly oneOf?: readonly ScriptRule[];
  use?: unknown;
  exclude?: unknown;
  resourceQuery?: unknown;
}

/** The loaders for one request, the last of them first. */
type LoadersOf = (request: object) => readonly { readonly loader: string }[];

/**
 * Compiles our scripts, and the copy of Gatsby's own, with SWC in place of Babel, which takes a dozen times as long. Babel does one thing alone,
 * and none of its presets is loaded for it: a plugin of Gatsby takes the queries out of the files that hold some.
 */
export function transpileWithSwc(rules: ScriptRule[], stage: string): void {
  const withoutQueries = queryRemover(stage);
  for (const rule of rules.filter(isBabelRule)) rule.exclude = () => true;
  for (const rule of rules.filter(isMdxRule)) {
    const loadersOf = rule.use as LoadersOf;
    rule.use = (request: object) => loadersOf(request).map((entry) => (isBabel(entry) ? withoutQueries : entry));
  }
  const test = /\.(js|jsx|ts|tsx)$/;
  const swc = { loader: "swc-loader", options: swcOptions };
  rules.push({ oneOf: [{ test, resourceQuery: OF_WRITTEN_PAGE, ...swc }, { test, include: isPlain, ...swc }, { test, include: isOurs, use: [swc, withoutQueries] }] });
}

/** A template with a written page in it. gatsby-plugin-mdx joins the two once the template is JavaScript, and then calls Babel itself. */
const OF_WRITTEN_PAGE = /__contentFilePath=/;

/** Gatsby's rules with Babel's loader are functions of the request, and so are those of gatsby-plugin-mdx. */
const isBabelRule = ({ test, use, resourceQuery }: ScriptRule): boolean => typeof use === "function" && resourceQuery === undefined && test instanceof RegExp && test.test("page.tsx");
const isMdxRule = ({ test, use, resourceQuery }: ScriptRule): boolean => typeof use === "function" && (resourceQuery !== undefined || (test instanceof RegExp && test.test("page.mdx")));
const isBabel = ({ loader }: { readonly loader: string }): boolean => /[\\/]babel-loader\b/.test(loader);

const isOurs = (file: string): boolean => path.isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file);
const isPlain = (file: string): boolean => isOurs(file) && !holdsQuery(file);

const swcOptions = {
  swcrc: false,
  configFile: false,
  sourceMaps: false,
  jsc: { parser: { syntax: "typescript", tsx: true }, target: ES, transform: { react: { runtime: "automatic" } } },
};

/** Babel with the plugin of Gatsby that takes queries out, and nothing besides. */
function queryRemover(stage: string): { readonly loader: string; readonly options: object } {
  const { resolve } = ofGatsby();
  const plugin = [resolve("babel-plugin-remove-graphql-queries"), { stage, staticQueryDir: "page-data/sq/d" }];
  return { loader: resolve("babel-loader"), options: { babelrc: false, configFile: false, sourceMaps: false, compact: false, parserOpts: { plugins: ["typescript", "jsx"] }, plugins: [plugin] } };
}

/** webpack asks several times for each file. */
const queries = new Map<string, boolean>();

/** Whether a module asks for data, with a query that Gatsby has to take out. What webpack makes up holds none. */
function holdsQuery(file: string): boolean {
  const holds = queries.get(file) ?? (existsSync(file) && /\bgraphql\s*`/.test(readFileSync(file, "utf8")));
  queries.set(file, holds);
  return holds;
}

/**
 * The file that lists all others by their hashes. While it is minified these are not the final ones yet and depend on
 * the folder of the build; short names, which follow how often a letter occurs, would too.
 */
const RUNTIME = /webpack-runtime-/;

/**
 * Minifies scripts with SWC, which makes them smaller than Terser does, and takes a fifteenth of the time.
 * @param unpublished files that no browser gets
 */
export function swcMinimizers(unpublished: RegExp): readonly object[] {
  const options = (mangle: boolean): JsMinifyOptions => ({ ecma: 2020, compress: { ecma: 2020, passes: 0 }, mangle });
  // SWC has threads of its own.
  const minimizer = (mangle: boolean, files: { readonly include?: RegExp; readonly exclude?: RegExp[] }): object =>
    new TerserPlugin<JsMinifyOptions>({ minify: TerserPlugin.swcMinify, parallel: false, terserOptions: options(mangle), ...files });
  return [minimizer(true, { exclude: [RUNTIME, unpublished] }), minimizer(false, { include: RUNTIME })];
}

/**
 * Tells browsers to compile all of the program that every page starts with while it comes, beside the page's own work. Otherwise Chromium reads
 * React twice, and its functions once more each, when they are first called and the page waits for them: a third of the start. Others see a comment.
 */
export const compileAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^app-/,
  // After the minimizers, which drop comments, and before the files are named by their hashes.
  stage: 1000,
};
