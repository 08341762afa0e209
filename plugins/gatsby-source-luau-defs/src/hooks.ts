/** Gatsby loads these hooks as `gatsby-node`. */
import type { CreateSchemaCustomizationArgs, SourceNodesArgs } from "gatsby";
import { freeMemory } from "luau-defs/site";
import { changesSchema } from "./changes-schema";
import { entrySchema } from "./entry-schema";
import { schema } from "./node-schema";
import type { PluginOptions } from "./plugin-options";
import { sourceModules } from "./source-nodes";

export { optionsSchema as pluginOptionsSchema } from "./options-schema";
export { endBrokenBuild as onPreBuild } from "./report-snapshot";

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([schema, entrySchema, changesSchema]);
}

export async function sourceNodes(api: SourceNodesArgs, options: PluginOptions): Promise<void> {
  await sourceModules(api, options);
  // The rest of a build does not need the model; `shared-models.ts` keeps those of versions.
  if (process.env["gatsby_executing_command"] !== "develop") freeMemory();
}
