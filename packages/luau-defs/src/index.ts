/**
 * The public API: the pipeline from definition files to a model, and all outputs derived from one. Every
 * function is pure except `countPublished`, `findFiles`, `readSources`, `readReference` and `runPipeline`,
 * which read from the disk, and `writeIdeFiles`, which writes to it.
 */
export { diffModels as changesBetween } from "./engine/diff/diff-models";
export type { Change } from "./engine/diff/change";
export { semverOf, type SemverVerdict } from "./engine/diff/semver";
export { renderChangesJson, renderChangesMarkdown, renderChangesText } from "./engine/diff/render-changes";
export { versionHistory, type Version } from "./engine/diff/version-history";
export { toBundle } from "./write/bundle/bundle";
export { renderDiagnostics, renderSummary } from "luau-diagnostics";
export { toIdeDocs, type IdeDocsOptions } from "./write/editors/ide-docs";
export { toJson } from "./write/json/model-json";
export { makeRoutes, type Routes } from "./link/addresses/routes";
export { toSelene } from "./write/editors/selene";
export { formatDefinitions } from "./write/format/format";
export { ideFiles, writeIdeFiles, type IdeOptions } from "./front/publish/ide-files";
export { countPublished, type PublishedFile } from "./front/publish/count-published";
export { NO_CONFIG, parseConfig, type LintConfig } from "./check/lint/config";
export type { Finding, Fix } from "./check/lint/finding";
export { applyFixes } from "./check/lint/apply-fixes";
export { lint } from "./check/lint/lint";
export { ALL_RULES } from "./check/lint/lint-rules";
export type { ChangeClass, WrittenSettings } from "luau-contract";
export type { SymbolHistory } from "./model/history";
export type * from "./model/model";
export { settingsOf, type ReferenceSettings } from "./model/settings";
export { runOnSources, runPipeline } from "./pipeline";
export { readReference } from "./link/reference/read-reference";
export { findFiles } from "./read/source/find-files";
export {
  isManifest,
  readManifest,
  type InstanceNode,
  type PackageManifest,
} from "./read/source/package-manifest";
export { readSources } from "./read/source/read-sources";
export { sourceFile } from "./read/source/source-file";
export type { PipelineOptions, PipelineOutput } from "./pipeline";
export type { Diagnostic, StageResult } from "luau-diagnostics";
export type { Reference } from "./link/reference/read-reference";
export type { AnalysedFile } from "./read/analyse-file";
export type { SourceFile } from "./read/source/source-file";
