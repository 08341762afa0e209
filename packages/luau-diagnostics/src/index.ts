/** A problem in a file: its location, code frame and suggestion, and the formats in which it is reported. */
export { codeFrame, printable, type FrameLine } from "./code-frame";
export {
  byPlace,
  diagnosticAt,
  diagnosticIn,
  errorMessage,
  isReported,
  SEVERITIES,
  sortDiagnostics,
  withRelated,
} from "./diagnostics";
export type {
  Diagnostic,
  DiagnosticPlace,
  Level,
  Problem,
  Severity,
  StageResult,
} from "./diagnostics";
export { asQuestion, didYouMean, nearestName, nearestNames, type NearestName } from "./nearest-name";
export {
  counted,
  hasColour,
  renderDiagnostic,
  renderDiagnostics,
  renderEach,
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
