/** What pipeline.bench.ts measures. */
export { convertModule } from "../plugins/gatsby-source-luau-defs/src/convert/convert-module";
export { readDialects } from "../plugins/gatsby-source-luau-defs/src/dialects/read-dialects";
export { toGraphql } from "../plugins/gatsby-source-luau-defs/src/emit/graphql/graphql";
export { toJson } from "../plugins/gatsby-source-luau-defs/src/emit/json/model-json";
export { NO_CONFIG } from "../plugins/gatsby-source-luau-defs/src/lint/config";
export { findAll } from "../plugins/gatsby-source-luau-defs/src/lint/lint";
export { moduleTree } from "../plugins/gatsby-source-luau-defs/src/modules/module-tree";
export { runOnSources } from "../plugins/gatsby-source-luau-defs/src/pipeline";
export { resolveModules } from "../plugins/gatsby-source-luau-defs/src/resolve/resolve";
export { sourceFile } from "../plugins/gatsby-source-luau-defs/src/source/source-file";
export { parseSource } from "../plugins/gatsby-source-luau-defs/src/syntax/parse-source";
export { validateModules } from "../plugins/gatsby-source-luau-defs/src/validate/validate";
