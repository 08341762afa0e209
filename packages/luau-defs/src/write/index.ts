/**
 * In: the model. Out: what is published: nodes, JSON, Markdown, HTML, search records, files for editors,
 * formatted text.
 */
export { toBundle, toDefinitions } from "./bundle/bundle";
export { toSampleDefinitions } from "./bundle/sample-definitions";
export { toIdeDocs } from "./editors/ide-docs";
export type { IdeDoc } from "./editors/ide-entry-docs";
export { makeTypeTexts } from "./editors/luau-type-text";
export { knownNames } from "./editors/type-meaning";
export { toSelene } from "./editors/selene";
export { formatDefinitions } from "./format/format";
export { haveSameMeaning } from "./format/same-meaning";
export { type EmitOptions, type GraphqlModule, toGraphql } from "./graphql/graphql";
export { makeMarkdownRenderer } from "./html/render-markdown";
export { toJson } from "./json/model-json";
export type { InventoryOptions } from "./published/to-inventory";
export { emittedFile, publishedFiles } from "./published/published-module-files";
export { redirectPages } from "./published/redirect-pages";
export { toSearchRecords } from "./search/to-search-records";
export { makeHandlers } from "./signatures/handler";
export { noHref, textOf } from "./signatures/token";
export { typeTokens } from "./signatures/type-layout";
