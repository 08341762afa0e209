import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { JsMinifyOptions } from "@swc/core";
import TerserPlugin from "terser-webpack-plugin";

/** The browsers of .browserslistrc all read it; Gatsby's own settings are older than that. */
const ES = "es2020";

/** A rule of webpack's configuration, as far as it is touched here. */
export interface ScriptRule {
  readonly test?: unknown;
  readonly include?: unknown;
  readonly use?: unknown;
  readonly type?: string;
  readonly loader?: string;
  readonly options?: object;
  readonly oneOf?: readonly ScriptRule[];
  exclude?: unknown;
  resourceQuery?: unknown;
}

/**
 * Compiles our scripts, and the copy of Gatsby's own, with SWC in place of Babel, which takes a dozen times as long. Babel keeps the files
 * with a query in them, since a plugin of Gatsby takes the queries out; it reads them once, where Gatsby has it read TypeScript twice.
 */
export function transpileWithSwc(rules: ScriptRule[]): void {
  const isPlain = (file: string): boolean => path.isAbsolute(file) && !/[\\/]node_modules[\\/]/.test(file) && !holdsQuery(file);
  const [scripts, ...others] = rules.filter(isBabelRule);
  if (scripts) Object.assign(scripts, { exclude: isPlain, resourceQuery: { not: [OF_WRITTEN_PAGE] } });
  for (const rule of others) rule.exclude = () => true;
  const swc = { test: /\.(js|jsx|ts|tsx)$/, loader: "swc-loader", options: swcOptions };
  rules.push({ oneOf: [{ ...swc, include: isPlain }, { ...swc, resourceQuery: OF_WRITTEN_PAGE }] });
}

/** A template with a written page in it. gatsby-plugin-mdx joins the two once the template is JavaScript, and then calls Babel itself. */
const OF_WRITTEN_PAGE = /__contentFilePath=/;

/** Gatsby's rules with Babel's loader are functions of the request. */
const isBabelRule = ({ test, use, resourceQuery }: ScriptRule): boolean => typeof use === "function" && resourceQuery === undefined && test instanceof RegExp && test.test("page.tsx");

const swcOptions = {
  swcrc: false,
  configFile: false,
  sourceMaps: false,
  jsc: { parser: { syntax: "typescript", tsx: true }, target: ES, transform: { react: { runtime: "automatic" } } },
};

/** webpack asks several times for each file. */
const queries = new Map<string, boolean>();

/** Whether a module asks for data, with a query that Gatsby has to take out. What webpack makes up cannot be read: Babel keeps it. */
function holdsQuery(file: string): boolean {
  const holds = queries.get(file) ?? (!existsSync(file) || /\bgraphql\s*`/.test(readFileSync(file, "utf8")));
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
