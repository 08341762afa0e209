/**
 * The public API: the pipeline from definition files to a model, and all outputs derived from one. Every
 * function is pure except `findFiles`, `readSources`, `readReference` and `runPipeline`, which read from the
 * disk, and `writeIdeFiles`, which writes to it.
 */
export { diffModels as changesBetween } from "./diff/diff-models";
export type { Change } from "./diff/change";
export { semverOf, type SemverVerdict } from "./diff/semver";
export { renderChangesJson, renderChangesMarkdown, renderChangesText } from "./diff/render-changes";
export { versionHistory, type Version } from "./diff/version-history";
export { toBundle } from "./bundle/bundle";
export { renderDiagnostics, renderSummary } from "luau-contract";
export { toIdeDocs, type IdeDocsOptions } from "./emit/editors/ide-docs";
export { toJson } from "./emit/json/model-json";
export { makeRoutes, type Routes } from "./emit/addresses/routes";
export { toSelene } from "./emit/editors/selene";
export { formatDefinitions } from "./format/format";
export { ideFiles, writeIdeFiles, type IdeOptions } from "./publish/ide-files";
export { NO_CONFIG, parseConfig, type LintConfig } from "./lint/config";
export type { Finding, Fix } from "./lint/finding";
export { applyFixes } from "./lint/apply-fixes";
export { lint } from "./lint/lint";
export { ALL_RULES } from "./lint/lint-rules";
export type { ChangeClass, WrittenSettings } from "luau-contract";
export type { SymbolHistory } from "./model/history";
export type * from "./model/model";
export { settingsOf, type ReferenceSettings } from "./model/settings";
export { findFiles, readReference, readSources, runOnSources, runPipeline, sourceFile } from "./pipeline";
export type {
  AnalysedFile,
  Diagnostic,
  PipelineOptions,
  PipelineOutput,
  Reference,
  SourceFile,
  StageResult,
} from "./pipeline";
