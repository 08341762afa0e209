import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { uses } from "../lean-process";
import { forgetLoaders, nameCache } from "./cache";
import { cssMinimizer, withoutPostcss } from "./css";
import { moduleIds } from "./module-ids";
import type { Rule } from "./rules";
import { compileWithSwc, swcMinimizers } from "./swc";
import { unchangedProgram } from "./unchanged-program";

/** The parts of Gatsby's webpack configuration, which it types as `any`, that are touched. */
interface GatsbyConfig {
  cache: object;
  readonly module: { readonly rules: Rule[] };
  readonly optimization: { minimizer: readonly unknown[] };
}

/** What a site says about its bundles. */
export interface Bundles {
  /** Files that no browser requests, by their names. */
  readonly unpublished: RegExp;
  /** A digest of what webpack's configuration is made from. */
  readonly version: string;
  /** What is compiled into this stage's bundle and changes from build to build. */
  readonly defined: string;
}

/**
 * For `onCreateWebpackConfig`: applies what the list of internals has of webpack, before the site's own
 * settings.
 */
export function leanWebpack(args: CreateWebpackConfigArgs, { unpublished, version, defined }: Bundles): void {
  const { stage, actions, plugins, getConfig } = args;
  const config = getConfig() as GatsbyConfig;
  const isForBrowsers = stage === "build-javascript";
  if (uses("swc")) compileWithSwc(config.module.rules, stage);
  if (uses("postcss")) withoutPostcss(config.module.rules);
  if (uses("minifiers") && isForBrowsers)
    config.optimization.minimizer = [...swcMinimizers(unpublished), cssMinimizer(plugins)];
  if (uses("webpack-cache")) nameCache(config, version + ownDigest());
  actions.replaceWebpackConfig(config);
  const added = [
    ...(uses("webpack-cache") ? [forgetLoaders] : []),
    ...(uses("module-ids") && isForBrowsers ? [moduleIds(roots(), unpublished)] : []),
    ...(uses("unchanged-program") ? [unchangedProgram(noteOn(args, version + defined, isForBrowsers))] : []),
  ];
  actions.setWebpackConfig({ plugins: added });
}

/** The folder of the site, and that in which the workspace's packages really are. */
const roots = (): readonly string[] => [path.resolve("."), path.dirname(realpathSync("node_modules"))];

const noteOn = ({ stage, store }: CreateWebpackConfigArgs, version: string, showsWarnings: boolean) => ({
  file: path.resolve(".cache/unchanged-program", `${stage}.json`),
  version: JSON.stringify([version, ownDigest(), environment(store.getState() as SiteState)]),
  showsWarnings,
});

/** This package is compiled into one file, and with it all that it adds to the configuration. */
const ownDigest = (): string => createHash("sha256").update(readFileSync(__filename)).digest("hex");

/** A part of Gatsby's state. */
interface SiteState {
  readonly config: { readonly pathPrefix?: string; readonly assetPrefix?: string };
}

/**
 * Gatsby passes all of these on to the bundles: its settings, options of the command, variables and a file of
 * them.
 */
function environment({ config: { pathPrefix, assetPrefix } }: SiteState): readonly unknown[] {
  const variables = Object.entries(process.env)
    .filter(([name]) => /^(?:GATSBY_|LEAN_|NODE_ENV$)/.test(name))
    .sort();
  const dotenv = existsSync(".env.production") ? readFileSync(".env.production", "utf8") : "";
  return [pathPrefix, assetPrefix, variables, dotenv, process.argv.slice(2)];
}
