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

/** The properties of Gatsby's webpack configuration (typed as `any`) used here. */
interface GatsbyConfig {
  cache: object;
  readonly module: { readonly rules: Rule[] };
  readonly optimization: { minimizer: readonly unknown[] };
}

/** A site's settings for its bundles. */
export interface Bundles {
  /** Names of files that no browser requests. */
  readonly unpublished: RegExp;
  /** Digest of the inputs of webpack's configuration. */
  readonly version: string;
  /** Values compiled into this stage's bundle that differ between builds. */
  readonly defined: string;
}

/**
 * For `onCreateWebpackConfig`: applies the webpack entries of the list of internals, before the site's own
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

/** The site's folder, and the real folder of the workspace's packages. */
const roots = (): readonly string[] => [path.resolve("."), path.dirname(realpathSync("node_modules"))];

const noteOn = ({ stage, store }: CreateWebpackConfigArgs, version: string, showsWarnings: boolean) => ({
  file: path.resolve(".cache/unchanged-program", `${stage}.json`),
  version: JSON.stringify([version, ownDigest(), environment(store.getState() as SiteState)]),
  showsWarnings,
});

/** This package, including everything that it adds to the configuration, is bundled into one file. */
const ownDigest = (): string => createHash("sha256").update(readFileSync(__filename)).digest("hex");

/** A part of Gatsby's state. */
interface SiteState {
  readonly config: { readonly pathPrefix?: string; readonly assetPrefix?: string };
}

/**
 * Everything that Gatsby passes to the bundles: settings, command options, environment variables and a file
 * of them.
 */
function environment({ config: { pathPrefix, assetPrefix } }: SiteState): readonly unknown[] {
  const variables = Object.entries(process.env)
    .filter(([name]) => /^(?:GATSBY_|LEAN_|NODE_ENV$)/.test(name))
    .sort();
  const dotenv = existsSync(".env.production") ? readFileSync(".env.production", "utf8") : "";
  return [pathPrefix, assetPrefix, variables, dotenv, process.argv.slice(2)];
}
