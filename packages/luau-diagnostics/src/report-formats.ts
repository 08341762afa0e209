/** Machine-readable diagnostics: plain JSON, SARIF for code scanning, and GitHub annotations. */
import type { ArtifactLocation, Log, ReportingDescriptor, Result } from "sarif";
import { assertNever, withForwardSlashes } from "luau-syntax";
import type { Diagnostic, Level } from "./diagnostics";

export interface ReportedRule {
  readonly name: string;
  readonly severity: Level;
  readonly description: string;
  /** How to fix its findings, or how to configure it. */
  readonly help: string;
}

export interface ReportTool {
  readonly name: string;
  readonly version: string;
  readonly rules: readonly ReportedRule[];
}

/** The formats of findings, the same in all commands; the first is for people, and the default. */
export const REPORT_FORMATS = ["text", "json", "sarif", "github"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Converts a finding's path to one from the top of the repository, or to an absolute one outside of it. */
export type ToRepositoryPath = (file: string) => string;

/** @param workspace GitHub's name for the top of its checkout, `GITHUB_WORKSPACE` */
export function repositoryPaths(
  folder: string,
  workspace: string | undefined,
  exists: (file: string) => boolean,
): ToRepositoryPath {
  const start = withForwardSlashes(folder).replace(/\/$/, "");
  const root = repositoryRoot(start, workspace, exists);
  return (file) => {
    const absolute = joinPaths(start, file);
    return absolute.startsWith(`${root}/`) ? absolute.slice(root.length + 1) : absolute;
  };
}

function repositoryRoot(
  start: string,
  workspace: string | undefined,
  exists: (file: string) => boolean,
): string {
  const checkout = withForwardSlashes(workspace ?? "").replace(/\/$/, "");
  if (checkout !== "" && `${start}/`.startsWith(`${checkout}/`)) return checkout;
  for (let above = start; above.includes("/"); above = above.slice(0, above.lastIndexOf("/")))
    if (exists(`${above}/.git`)) return above;
  return start;
}

/** Resolves a path from an absolute folder; this module runs in browsers, too, which have no `node:path`. */
export function joinPaths(folder: string, file: string): string {
  if (/^(?:\/|[A-Za-z]:\/)/.test(file)) return file;
  const parts = folder.split("/");
  for (const part of file.split("/"))
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  return parts.join("/");
}

export function toReport(
  format: Exclude<ReportFormat, "text">,
  diagnostics: Parameters<typeof toJsonReport>[0],
  tool: ReportTool,
  toPath: ToRepositoryPath,
): string {
  switch (format) {
    case "json":
      return toJsonReport(diagnostics);
    case "sarif":
      return toSarif(diagnostics, tool, toPath);
    case "github":
      return toGithubAnnotations(diagnostics, toPath);
    default:
      return assertNever(format);
  }
}

const JSON_VERSION = 1;

/** `fixable` specifies whether the tool can fix the problem, if it can fix any. */
const toJsonReport = (findings: readonly (Diagnostic & { readonly fixable?: boolean })[]): string =>
  `${JSON.stringify({ version: JSON_VERSION, findings: findings }, null, 2)}\n`;

/** SARIF 2.1.0. As in our diagnostics, columns are 1-based UTF-16 code units, and ends are exclusive. */
function toSarif(diagnostics: readonly Diagnostic[], tool: ReportTool, toPath: ToRepositoryPath): string {
  const rules = tool.rules.map(sarifRule);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const driver = { name: tool.name, version: tool.version, rules };
  const results = diagnostics.map((diagnostic) => sarifResult(diagnostic, indexes, toPath));
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
  toPath: ToRepositoryPath,
): ReadonlyMap<string, string> =>
  new Map([
    [`${name}.json`, toJsonReport(diagnostics)],
    [`${name}.sarif`, toSarif(diagnostics, tool, toPath)],
  ]);

const SARIF_LEVELS = { error: "error", warning: "warning", info: "note" } as const;
const GITHUB_LEVELS = { error: "error", warning: "warning", info: "notice" } as const;

/** GitHub also requires the full description and a help text. */
const sarifRule = ({ name, severity, description, help }: ReportedRule): ReportingDescriptor => ({
  id: name,
  shortDescription: { text: description },
  fullDescription: { text: description },
  help: { text: help },
  defaultConfiguration: severity === "off" ? { enabled: false } : { level: SARIF_LEVELS[severity] },
});

function sarifResult(
  { rule, severity, message, suggestion, file, line, column, endLine, endColumn }: Diagnostic,
  indexes: ReadonlyMap<string, number>,
  toPath: ToRepositoryPath,
): Result {
  const ruleIndex = indexes.get(rule);
  const region = { startLine: line, startColumn: column, endLine, endColumn };
  return {
    ruleId: rule,
    ...(ruleIndex === undefined ? {} : { ruleIndex }),
    level: SARIF_LEVELS[severity],
    message: { text: suggestion === null ? message : `${message} ${suggestion}` },
    locations: [{ physicalLocation: { artifactLocation: locationOf(toPath(file)), region } }],
  };
}

/** Relative to the repository's root, SARIF's `%SRCROOT%`; other files have absolute addresses. */
function locationOf(file: string): ArtifactLocation {
  // `#` and `?` would begin a fragment or a query.
  const uri = encodeURI(file).replaceAll("#", "%23").replaceAll("?", "%3F");
  if (/^[A-Za-z]:\//.test(file)) return { uri: `file:///${uri}` };
  if (file.startsWith("/")) return { uri: `file://${uri}` };
  // In a relative URI, text before a `:` would be parsed as a scheme.
  return { uri: uri.replaceAll(":", "%3A"), uriBaseId: "%SRCROOT%" };
}

/** `::error file=…::message`, one per line. */
export const toGithubAnnotations = (diagnostics: readonly Diagnostic[], toPath: ToRepositoryPath): string =>
  diagnostics
    .map(({ severity, file, line, column, endLine, endColumn, rule, message, suggestion }) => {
      const fields: Readonly<Record<string, string | number>> = {
        file: toPath(file),
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
      return `::${GITHUB_LEVELS[severity]} ${properties.join(",")}::${escapeData(text)}\n`;
    })
    .join("");

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
