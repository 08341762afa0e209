/** Reads the settings of the rules on words, and of `sample-width`. */
import { isRecord } from "../../read/source/json";
import type { Report } from "./reference-config";
import { makeSummaryVerbs, type SummaryVerbs } from "./summary-verbs";

export const DEFAULT_SAMPLE_COLUMNS = 72;

export function readSummaryVerbs(value: unknown, report: Report): SummaryVerbs {
  const { allow, instead } = readWords(value, report, {
    setting: "summaryVerbs",
    words: "verbs",
    key: "instead",
    pairs: "starts and their replacements",
  });
  return makeSummaryVerbs(allow, instead);
}

interface WordSetting {
  readonly setting: string;
  readonly words: string;
  /** The key of the words that are replaced. */
  readonly key: string;
  /** A noun for its pairs. */
  readonly pairs: string;
}

interface Words {
  readonly allow: readonly string[];
  readonly instead: ReadonlyMap<string, string>;
}

const NO_WORDS: Words = { allow: [], instead: new Map() };

export function readWords(
  value: unknown,
  report: Report,
  { setting, words, key, pairs }: WordSetting,
): Words {
  if (value === undefined) return NO_WORDS;
  if (!isRecord(value)) {
    report([setting], `\`${setting}\` must be an object with \`allow\`, \`${key}\` or both.`);
    return NO_WORDS;
  }
  const { allow = [], [key]: instead = {} } = value;
  const allowed = Array.isArray(allow) ? allow.filter((word) => typeof word === "string") : [];
  if (!Array.isArray(allow) || allowed.length < allow.length)
    report([setting, "allow"], `\`allow\` must be a list of ${words}.`);
  const replaced = isRecord(instead)
    ? Object.entries(instead).filter((pair): pair is [string, string] => typeof pair[1] === "string")
    : [];
  if (!isRecord(instead) || replaced.length < Object.keys(instead).length)
    report([setting, key], `\`${key}\` must be an object of ${pairs}.`);
  return { allow: allowed, instead: new Map(replaced) };
}

export function readSampleColumns(value: unknown, report: Report): number {
  if (value === undefined) return DEFAULT_SAMPLE_COLUMNS;
  if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
  report(["sampleColumns"], "`sampleColumns` must be a whole number greater than 0.");
  return DEFAULT_SAMPLE_COLUMNS;
}
