/** `gatsby-source-luau-defs/check`: what a build reports of definitions, without Gatsby. */
import type { Diagnostic } from "luau-contract";
import type { GraphqlModule } from "../emit/graphql/graphql";
import type { PluginOptions } from "./options";
import { pluginSession } from "./plugin-session";

export type { PluginOptions };

/** What the definitions of a version amount to. */
export interface CheckedDefinitions {
  readonly diagnostics: readonly Diagnostic[];
  /** Requests that match no file, one sentence each. */
  readonly problems: readonly string[];
  /** As in Gatsby's nodes. */
  readonly modules: readonly GraphqlModule[];
  /** The number of files read. */
  readonly files: number;
}

/**
 * Reads and checks definitions as the plugin does in a build.
 * @param options the plugin's options in `gatsby-config`
 * @param folder the site's folder
 */
export async function checkDefinitions(options: PluginOptions, folder: string): Promise<CheckedDefinitions> {
  const snapshot = await pluginSession(options, { folder, pathPrefix: "" }).read("all");
  const { diagnostics, problems, modules, output } = snapshot;
  return { diagnostics, problems, modules, files: output.sources.size };
}
