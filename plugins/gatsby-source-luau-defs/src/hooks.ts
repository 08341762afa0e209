/** The hooks of the plugin, which Gatsby loads as `gatsby-node`. */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { changesSchema } from "./changes-schema";
import { entrySchema } from "./entry-schema";
import { schema } from "./node-schema";

export { optionsSchema as pluginOptionsSchema } from "./options-schema";
export { sourceModules as sourceNodes } from "./source-nodes";
export { endBrokenBuild as onPreBuild } from "./report-snapshot";

export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes([schema, entrySchema, changesSchema]);
}
