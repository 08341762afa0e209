/** The metadata of all rules for the report formats in `luau-diagnostics`. */
import type { Level, ReportedRule, ReportTool } from "luau-diagnostics";
import { type Rule, SAMPLE_RULES, VERIFY_RULES } from "../../model/rules";
import { ALL_RULES } from "./lint-rules";

export const reportTool = (version: string): ReportTool => ({
  name: "luau-defs",
  version,
  rules: [...ALL_RULES, ...SAMPLE_RULES, ...VERIFY_RULES].map(reported),
});

type Reportable = Rule<Level> & { readonly fixable?: boolean };

function reported({ name, severity, description, fixable = false }: Reportable): ReportedRule {
  const fixing = fixable ? " `luau-defs check --fix` fixes it." : "";
  return {
    name,
    severity,
    description,
    help: `${description}${fixing} A configuration file sets its level: { "rules": { "${name}": "off" } }.`,
  };
}
