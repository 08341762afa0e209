/** Findings for other programs: plain JSON, SARIF for code scanning, GitHub's annotations. */
import type { Finding } from "./finding";
import { ALL_RULES } from "./lint-rules";

/** The number of the JSON's shape: it grows when a reader of the older one would fail. */
export const LINT_JSON_VERSION = 1;

export const toLintJson = (findings: readonly Finding[]): string =>
  `${JSON.stringify({ version: LINT_JSON_VERSION, findings: findings.map(({ diagnostic, fix }) => ({ ...diagnostic, fixable: fix !== null })) }, null, 2)}\n`;

/** SARIF 2.1.0. Columns count from 1 in UTF-16 code units, ends are exclusive: as ours do. */
export function toSarif(findings: readonly Finding[], version: string): string {
  const rules = ALL_RULES.map(({ name, severity, description }) => ({
    id: name,
    shortDescription: { text: description },
    defaultConfiguration: severity === "off" ? { enabled: false } : { level: severity },
  }));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const results = findings.map(({ diagnostic: { rule, severity, message, suggestion, file, ...place } }) => ({
    ruleId: rule,
    ...(indexes.has(rule) ? { ruleIndex: indexes.get(rule) } : {}),
    level: severity,
    message: { text: suggestion === null ? message : `${message} ${suggestion}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: place.line, startColumn: place.column, endLine: place.endLine, endColumn: place.endColumn },
        },
      },
    ],
  }));
  const driver = { name: "luau-defs", version, rules };
  const log = { $schema: "https://json.schemastore.org/sarif-2.1.0.json", version: "2.1.0", runs: [{ tool: { driver }, columnKind: "utf16CodeUnits", results }] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** `::error file=…::message`, one line each. */
export const toGithubAnnotations = (findings: readonly Finding[]): string =>
  findings
    .map(({ diagnostic: { severity, file, line, column, endLine, endColumn, rule, message, suggestion } }) => {
      const fields: Readonly<Record<string, string | number>> = { file, line, endLine, col: column, endColumn, title: rule };
      const properties = Object.entries(fields).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
      return `::${severity} ${properties.join(",")}::${escapeData(suggestion === null ? message : `${message} ${suggestion}`)}\n`;
    })
    .join("");

const escapeData = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
