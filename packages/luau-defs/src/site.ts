/** All that a site generator's plugin imports: reading, following changes, nodes, files to publish. */
export { addressesWithoutClass, checkAnchors, currentAddresses } from "./check/anchors/check-anchors";
export { ALL_RULES } from "./check/lint/lint-rules";
export { reportTool } from "./check/lint/report-tool";
export { type SeverityOverrides, withSeverities } from "./check/rule-levels";
export { missingPages } from "./check/validate/missing-pages";
export { diffModels } from "./engine/diff/diff-models";
export { listChanges } from "./engine/diff/list-changes";
export { symbolKey } from "./engine/diff/version-symbols";
export { type Version, versionHistory } from "./engine/diff/version-history";
export { freeMemory } from "./front/store/free-memory";
export { openStoredInterfaces } from "./front/store/stored-interfaces";
export { type IdeOptions, writeIdeFiles } from "./front/publish/ide-files";
export { writeInventoryFile } from "./front/publish/inventory-file";
export { openAnalyses, openEmission } from "./front/store/build-store";
export {
  DEFAULT_BASE_PATH,
  type FindAddress,
  makeRoutes,
  onSite,
  PAGE_SCHEMES,
  type PageScheme,
  withoutLastSlash,
} from "./link/addresses/routes";
export { readReference, type Reference } from "./link/reference/read-reference";
export { checkGrouping } from "./link/type-patterns/check-grouping";
export { DOC_FIELDS } from "./model/entry-doc";
export { type GroupPattern, withGrouping } from "./model/grouping";
export { type HistoryOf, NO_HISTORY, type SymbolHistory } from "./model/history";
export type { Inventory } from "./model/inventory";
export { namesInCode } from "./model/inventory-address";
export type { ApiModel } from "./model/model";
export { fieldList } from "./model/node-fields";
export {
  type LocateSetting,
  NO_SETTINGS,
  type ReferenceSettings,
  settingsOf,
} from "./model/settings";
export { PARAMETER_FIELDS, RETURN_FIELDS } from "./model/slots";
export { RULES, VERIFY_RULES } from "./model/rules";
export { type PipelineOutput, runOnSources } from "./pipeline";
export type { PipelineCache } from "./read/analyse-file";
export { readAnchorLists } from "./read/source/read-published-pages";
export { readMocks } from "./read/source/companion-files";
export { type SourcesSnapshot, trackSources } from "./read/source/tracked-sources";
export { watchDefinitions } from "./read/source/watch";
export { bundleClashes } from "./write/bundle/bundle";
export type { EmitOptions } from "./write/graphql/emitter";
export { type EmittedNode, graphqlEmission, type GraphqlModule } from "./write/graphql/graphql";
export { type Highlight, makeMarkdownRenderer } from "./write/html/render-markdown";
export type { ChangeList, ListedChange } from "./write/json/change-list";
export { changesMarkdown } from "./write/markdown/changes-markdown";
export { toInertMarkdown } from "./write/markdown/inert-markdown";
export { type EmittedFile, emittedFile, fileEmission } from "./write/published/published-module-files";
export { redirectPages } from "./write/published/redirect-pages";
