export { optionsSchema as pluginOptionsSchema } from "./src/gatsby/options";
export { createSchema as createSchemaCustomization } from "./src/gatsby/create-schema";
export { sourceModules as sourceNodes } from "./src/gatsby/source-nodes";
export { endBrokenBuild as onPreBuild } from "./src/gatsby/report";
