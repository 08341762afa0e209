/** Reads the settings of the rules `summary-verb` and `sample-width`. */
import { isRecord } from "../source/json";
import type { Report } from "./reference-config";
import { makeSummaryVerbs, type SummaryVerbs } from "./summary-verbs";

export const DEFAULT_SAMPLE_COLUMNS = 72;

export function readSummaryVerbs(value: unknown, report: Report): SummaryVerbs {
  if (value === undefined) return makeSummaryVerbs();
  if (!isRecord(value)) {
    report(["summaryVerbs"], "`summaryVerbs` must be an object with `allow`, `instead` or both.");
    return makeSummaryVerbs();
  }
  const { allow = [], instead = {} } = value;
  const verbs = Array.isArray(allow) ? allow.filter((verb) => typeof verb === "string") : [];
  if (!Array.isArray(allow) || verbs.length < allow.length)
    report(["summaryVerbs", "allow"], "`allow` must be a list of verbs.");
  const pairs = isRecord(instead)
    ? Object.entries(instead).filter((pair): pair is [string, string] => typeof pair[1] === "string")
    : [];
  if (!isRecord(instead) || pairs.length < Object.keys(instead).length)
    report(["summaryVerbs", "instead"], "`instead` must be an object of starts and their replacements.");
  return makeSummaryVerbs(verbs, new Map(pairs));
}

export function readSampleColumns(value: unknown, report: Report): number {
  if (value === undefined) return DEFAULT_SAMPLE_COLUMNS;
  if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
  report(["sampleColumns"], "`sampleColumns` must be a whole number greater than 0.");
  return DEFAULT_SAMPLE_COLUMNS;
}
