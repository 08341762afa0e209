/**
 * The contract of generator and site: file names, settings, marks of samples, records of search and cards.
 * Pure, so that it runs in Node and in browsers.
 */
export type { Card } from "./card";
export { CHANGE_CLASSES, changeCounts, type ChangeClass } from "./change-class";
export { commandHelp, readCommandHelp, withVersionOption, type CommandHelp } from "./command-help";
export {
  CONFIG_FILE,
  DEFAULT_EXCLUDE,
  excludedBy,
  excludeProblem,
  excludePatterns,
  folderOfGlob,
  isDefinitionFile,
  isExcludedPath,
  isLuauFile,
  isMockFile,
  matchesGlob,
  VERIFIED_FILE,
  withoutExtension,
} from "./definition-files";
export { renderSettings, type PrintedSetting } from "./printed-settings";
export { redirectPage, redirectScript } from "./redirect-page";
export {
  hiddenLines,
  markLines,
  readLines,
  type LineMark,
} from "./sample-lines";
export { linksOf, UNNAMED_SAMPLE } from "./sample-group";
export { metaWords, parseMeta, readFence, type SampleMeta } from "./sample-meta";
export type {
  HiddenLines,
  NamedType,
  SampleError,
  SampleNote,
  SampleNotes,
  SampleUse,
} from "./sample-notes";
export { misspeltFields } from "./misspelt-fields";
export {
  explainReports,
  isUnknownName,
  type Advice,
  type EngineNames,
  type KnownNames,
} from "./explain-reports";
export { oneLine, relevantReports } from "./sample-reports";
export { isOutsideModule, modulePath, readModulesLine, requiredName, toModulesLine } from "./sample-require";
export type * from "./search-records";
export { refuseJsonRpc } from "./json-rpc";
export { isLocalRequest } from "./local-request";
export { searchText } from "./search-style";
export {
  listOf,
  UNDERSCORED,
  type Underscored,
  type WrittenExternal,
  type WrittenPlatform,
  type WrittenSettings,
} from "./written-settings";
export { unusableFolder } from "./unusable-folder";
