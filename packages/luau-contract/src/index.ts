/**
 * Types and functions shared by the plugin, the site's build, the pages and the search worker. All of them
 * are pure and have no dependencies, so that they run in Node and in browsers.
 */
export { assertNever } from "./assert-never";
export { capitalised } from "./capitalised";
export type { Card } from "./card";
export { CHANGE_CLASSES, changeCounts, type ChangeClass } from "./change-class";
export { codeFrame, printable, type FrameLine } from "./code-frame";
export { commandHelp, readCommandHelp, withVersionOption, type CommandHelp } from "./command-help";
export { compare } from "./compare";
export { groupBy } from "./group-by";
export { hasColour } from "./has-colour";
export {
  CONFIG_FILE,
  DEFAULT_EXCLUDE,
  excludedBy,
  excludeMistake,
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
export { byPlace, diagnosticAt, diagnosticIn, sortDiagnostics, withRelated } from "./diagnostics";
export type {
  Diagnostic,
  DiagnosticPlace,
  Level,
  Mistake,
  Severity,
  StageResult,
} from "./diagnostics";
export { renderSettings, type PrintedSetting } from "./printed-settings";
export { asQuestion, didYouMean, nearestName, nearestNames, type NearestName } from "./nearest-name";
export { reasonOf } from "./reason-of";
export { redirectPage, redirectScript } from "./redirect-page";
export {
  counted,
  renderDiagnostic,
  renderDiagnostics,
  renderSummary,
} from "./render-diagnostics";
export {
  REPORT_FORMATS,
  reportFiles,
  repositoryPaths,
  toGithubAnnotations,
  toReport,
  type ReportedRule,
  type ReportFormat,
  type ReportTool,
} from "./report-formats";
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
export {
  explainReports,
  isUnknownName,
  type Advice,
  type EngineNames,
  type KnownNames,
} from "./explain-reports";
export { oneLine, relevantReports } from "./sample-reports";
export { isOutsideModule, modulePath, readModulesLine, requiredName, toModulesLine } from "./sample-require";
export {
  FILE_START,
  lineStartsOf,
  positionAt,
  positionFrom,
  rangeAt,
  restOfLine,
  sourcesByPath,
  sourceText,
  type Edit,
  type Position,
  type SourceText,
  type Span,
  type TextFile,
  type TextRange,
  withForwardSlashes,
} from "./source-text";
export { STANDARD_LIBRARY } from "./standard-library";
export type * from "./search-records";
export {
  KEYWORDS,
  dotted,
  isIdentifier,
  isLuauName,
  lastPart,
  memberPath,
  nameStartIn,
  namesOfPath,
  toLuauName,
} from "./identifier";
export {
  genericsText,
  luauStyle,
  needsParentheses,
  named,
  TEXT_WRITER,
  typeText,
  writeGenericList,
  type TokenKind,
  type TypeWriter,
} from "./luau-style";
export { refuseJsonRpc } from "./json-rpc";
export { isLocalRequest } from "./local-request";
export { isCommentToken, luauTokens, type LuauToken } from "./luau-lexer";
export { quoted, quotedByLuau, unquoted } from "./luau-string";
export { ANY_TYPE, builtinType, NIL_TYPE, typeNamed } from "./made-types";
export { searchText } from "./search-style";
export type { ModuleId, SymbolId } from "./symbol-id";
export type * from "./types";
export {
  childrenOf,
  isPack,
  isTail,
  mapChildren,
  mapGenerics,
  mapSame,
  mapTypes,
  parametersOf,
  returnsOf,
  visitReferences,
} from "./walk-types";
export {
  writeFields,
  writeGenerics,
  writeType,
  type Around,
  type TypeStyle,
  type WrittenField,
  type WrittenFunction,
  type WrittenSlot,
} from "./write-type";
export {
  listOf,
  UNDERSCORED,
  type Underscored,
  type WrittenExternal,
  type WrittenPlatform,
  type WrittenSettings,
} from "./written-settings";
