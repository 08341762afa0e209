/** The settings of a site and of its definitions, with their defaults, and where each is written. */
import { createRequire } from "node:module";
import path from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";
import type { PrintedSetting } from "luau-contract";
import type { Diagnostic } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { readSiteConfig, toProblem } from "../src/lib/site-config/read-site-config";
import { inConfig, rangesInConfig, SITE_CONFIG } from "../src/node/settings/config-source";
import { printedSettings } from "../src/node/settings/definition-problems";
import { forNode } from "./build/compile-program";
import { root } from "./run";

export interface PrintedSite {
  /** Settings of `site.config.ts`; none if that has problems. */
  readonly site: readonly PrintedSetting[];
  readonly definitions: readonly PrintedSetting[];
  readonly findings: readonly Diagnostic[];
}

export async function siteSettings(sources: string): Promise<PrintedSite> {
  const rangeOf = rangesInConfig(sources);
  const written = await evaluate(path.join(sources, SITE_CONFIG));
  const { site, problems } = readSiteConfig(written);
  const definitions = printedSettings(sources, root);
  const findings = problems.map((one) => inConfig(one.path, toProblem(one), rangeOf));
  return {
    site: settingsIn(site ?? {}, written, "", rangeOf),
    definitions: definitions.settings,
    findings: [...findings, ...definitions.findings],
  };
}

/** The export `siteConfig` of the file, as a build evaluates it. */
async function evaluate(file: string): Promise<unknown> {
  const { outputFiles } = await build({ ...forNode, entryPoints: [file], write: false });
  const [{ text } = { text: "" }] = outputFiles;
  const module: { exports: { readonly siteConfig?: unknown } } = { exports: {} };
  const run = compileFunction(text, ["module", "exports", "require"], { filename: file });
  run(module, module.exports, createRequire(file));
  return module.exports.siteConfig;
}

/** A setting for each value that is not an object: lists are printed as a whole. */
function settingsIn(
  values: object,
  written: unknown,
  prefix: string,
  rangeOf: (path: string) => TextRange,
): readonly PrintedSetting[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): readonly PrintedSetting[] => {
    const name = `${prefix}${key}`;
    const writtenValue = isObject(written) ? Reflect.get(written, key) : undefined;
    if (isObject(value) && Object.keys(value).length > 0)
      return settingsIn(value, writtenValue, `${name}.`, rangeOf);
    const source = writtenValue === undefined ? null : { file: SITE_CONFIG, line: rangeOf(name).line };
    return [{ name, value, source }];
  });
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
