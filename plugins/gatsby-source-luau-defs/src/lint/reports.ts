/** The linter's metadata for the report formats in `luau-contract`. */
import { toJsonReport, toSarif, type ReportedRule, type ReportTool } from "luau-contract";
import type { Finding } from "./finding";
import { ALL_RULES, type LintRule } from "./lint-rules";

export const toLintJson = (findings: readonly Finding[]): string =>
  toJsonReport(findings.map(({ diagnostic, fix }) => ({ ...diagnostic, fixable: fix !== null })));

export const toLintSarif = (findings: readonly Finding[], version: string): string =>
  toSarif(
    findings.map(({ diagnostic }) => diagnostic),
    reportTool(version),
  );

/** The tool and all of its rules. */
export const reportTool = (version: string): ReportTool => ({
  name: "luau-defs",
  version,
  rules: ALL_RULES.map(reported),
});

function reported({ name, severity, description, fixable }: LintRule): ReportedRule {
  const fixing = fixable ? " `luau-defs lint --fix` fixes it." : "";
  return {
    name,
    severity,
    description,
    help: `${description}${fixing} A configuration file sets its level: { "rules": { "${name}": "off" } }.`,
  };
}
