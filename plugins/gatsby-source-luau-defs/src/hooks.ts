/** The hooks of the plugin, which Gatsby loads as `gatsby-node`. */
export { optionsSchema as pluginOptionsSchema } from "./options-schema";
export { createSchema as createSchemaCustomization } from "./create-schema";
export { sourceModules as sourceNodes } from "./source-nodes";
export { endBrokenBuild as onPreBuild } from "./report-snapshot";
