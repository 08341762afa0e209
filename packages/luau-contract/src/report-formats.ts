/** Machine-readable diagnostics: plain JSON, SARIF for code scanning, and GitHub annotations. */
import type { Log, ReportingDescriptor, Result } from "sarif";
import { assertNever } from "./assert-never";
import type { Diagnostic, Level } from "./diagnostics";

/** A rule as listed in SARIF. */
export interface ReportedRule {
  readonly name: string;
  readonly severity: Level;
  readonly description: string;
  /** How to fix its findings, or how to configure it. */
  readonly help: string;
}

/** The reporting tool. */
export interface ReportTool {
  readonly name: string;
  readonly version: string;
  readonly rules: readonly ReportedRule[];
}

/** The formats of findings, the same in all commands; the first is for people, and the default. */
export const REPORT_FORMATS = ["text", "json", "sarif", "github"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Findings in a format for programs. */
export function toReport(
  format: Exclude<ReportFormat, "text">,
  found: Parameters<typeof toJsonReport>[0],
  tool: ReportTool,
): string {
  switch (format) {
    case "json":
      return toJsonReport(found);
    case "sarif":
      return toSarif(found, tool);
    case "github":
      return toGithubAnnotations(found);
    default:
      return assertNever(format);
  }
}

/** Version of the JSON format, increased by incompatible changes. */
const JSON_VERSION = 1;

/** `fixable` specifies whether the tool can fix the mistake, if it can fix any. */
const toJsonReport = (found: readonly (Diagnostic & { readonly fixable?: boolean })[]): string =>
  `${JSON.stringify({ version: JSON_VERSION, findings: found }, null, 2)}\n`;

/**
 * Renders SARIF 2.1.0. As in our diagnostics, columns are 1-based UTF-16 code units, and ends are exclusive.
 */
function toSarif(diagnostics: readonly Diagnostic[], tool: ReportTool): string {
  const rules = tool.rules.map(sarifRule);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const driver = { name: tool.name, version: tool.version, rules };
  const results = diagnostics.map((diagnostic) => sarifResult(diagnostic, indexes));
  const log: Log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** One checker's reports as files for other programs, by name. */
export const reportFiles = (
  name: string,
  diagnostics: readonly Diagnostic[],
  tool: ReportTool,
): ReadonlyMap<string, string> =>
  new Map([
    [`${name}.json`, toJsonReport(diagnostics)],
    [`${name}.sarif`, toSarif(diagnostics, tool)],
  ]);

/** GitHub also requires the full description and a help text. */
const sarifRule = ({ name, severity, description, help }: ReportedRule): ReportingDescriptor => ({
  id: name,
  shortDescription: { text: description },
  fullDescription: { text: description },
  help: { text: help },
  defaultConfiguration: severity === "off" ? { enabled: false } : { level: severity },
});

function sarifResult(
  { rule, severity, message, suggestion, file, line, column, endLine, endColumn }: Diagnostic,
  indexes: ReadonlyMap<string, number>,
): Result {
  const ruleIndex = indexes.get(rule);
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: severity,
    message: { text: suggestion === null ? message : `${message} ${suggestion}` },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, region } }],
  };
}

/**
 * Escapes `#` and `?`, which are parts of file names here; a file outside the current folder has an absolute
 * URI.
 */
function uriOf(file: string): string {
  const uri = encodeURI(file).replaceAll("#", "%23").replaceAll("?", "%3F");
  if (/^[A-Za-z]:\//.test(file)) return `file:///${uri}`;
  // In a relative URI, text before a `:` would be parsed as a scheme.
  return file.startsWith("/") ? `file://${uri}` : uri.replaceAll(":", "%3A");
}

/** `::error file=…::message`, one per line. */
export const toGithubAnnotations = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .map(({ severity, file, line, column, endLine, endColumn, rule, message, suggestion }) => {
      const fields: Readonly<Record<string, string | number>> = {
        file,
        line,
        endLine,
        col: column,
        endColumn,
        title: rule,
      };
      const properties = Object.entries(fields).map(
        ([key, value]) => `${key}=${escapeProperty(String(value))}`,
      );
      const text = suggestion === null ? message : `${message} ${suggestion}`;
      return `::${severity} ${properties.join(",")}::${escapeData(text)}\n`;
    })
    .join("");

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
