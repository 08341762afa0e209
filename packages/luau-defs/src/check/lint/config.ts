/** Reads the configuration. Only JSON is supported, since opening a definition file must not execute code. */
import {
  type Diagnostic,
  diagnosticAt,
  didYouMean,
  type Level,
  SEVERITIES,
  type StageResult,
} from "luau-diagnostics";
import { type SourceText, sourceText } from "luau-syntax";
import { isRecord, locateKeys, parseJson, type LocateKey } from "../../read/source/json";
import { NO_SETTINGS, type ReferenceSettings } from "../../model/settings";
import { SAMPLE_RULES, VERIFY_RULES } from "../../model/rules";
import { ALL_RULES } from "./lint-rules";
import {
  readReferenceSettings,
  REFERENCE_KEYS,
  reportUnknownKeys,
  type Json,
  type Report,
} from "./reference-config";
import { makeSummaryVerbs, type SummaryVerbs } from "./summary-verbs";

export interface LintConfig {
  /** Levels that differ from the rules' defaults. */
  readonly rules: ReadonlyMap<string, Level>;
  readonly spelling: { readonly allow: ReadonlySet<string>; readonly also: ReadonlyMap<string, string> };
  readonly summaryVerbs: SummaryVerbs;
  readonly sampleColumns: number;
  /** The name under which editors load the definitions. */
  readonly name: string | null;
  readonly baseUrl: string | null;
  readonly basePath: string | null;
  /** Whether each class, enum and function of the site has a page of its own, or only each module. */
  readonly pages: "module" | "class";
  /** Folder of a frozen version's definitions; `{version}` is replaced by its name. */
  readonly versions: string | null;
  readonly reference: ReferenceSettings;
}

const DEFAULT_SAMPLE_COLUMNS = 72;

/** The name of the definitions if neither an option nor the configuration specifies one. */
export const DEFAULT_NAME = "engine";
export const DEFAULT_VERSIONS = "content/versions/{version}/definitions";

export const NO_CONFIG: LintConfig = {
  rules: new Map(),
  spelling: { allow: new Set(), also: new Map() },
  summaryVerbs: makeSummaryVerbs(),
  sampleColumns: DEFAULT_SAMPLE_COLUMNS,
  name: null,
  baseUrl: null,
  basePath: null,
  pages: "module",
  versions: null,
  reference: NO_SETTINGS,
};

/** Validation of string settings and of the command-line options of the same names. */
export const STRING_SETTINGS = {
  name: { pattern: /^[A-Za-z_]\w*$/, expected: "a name such as `kit`" },
  baseUrl: { pattern: /^https?:\/\/[^\s]+$/, expected: "an address such as `https://kit.example`" },
  basePath: { pattern: /^\/(?!\/)/, expected: "a path such as `/docs/api`" },
  pages: { pattern: /^(?:module|class)$/, expected: "`module` or `class`" },
  versions: { pattern: /\{version\}/, expected: "a path such as `versions/{version}/definitions`" },
} as const;

export function parseConfig(path: string, content: string): StageResult<LintConfig> {
  // Windows editors may add a byte-order mark, which JSON does not allow.
  const text = content.replace(/^\uFEFF/, "");
  const source = sourceText(path, text);
  const locateKey = locateKeys(text);
  const json = parseJson(text);
  if (json.kind === "broken") {
    const broken = problem(`This is not valid JSON: ${json.reason}.`);
    return { value: NO_CONFIG, diagnostics: [diagnosticAt(source, [json.offset, json.offset + 1], broken)] };
  }
  const diagnostics: Diagnostic[] = [];
  const report: Report = (key, message, suggestion = null) => {
    diagnostics.push(diagnosticAt(source, locateKey(key) ?? [0, 1], problem(message, suggestion)));
  };
  if (!isRecord(json.value))
    report([], "The configuration must be an object.", 'Write `{ "rules": { … } }`.');
  const value = isRecord(json.value) ? readConfig(json.value, report, { source, locateKey }) : NO_CONFIG;
  return { value, diagnostics };
}

const problem = (message: string, suggestion: string | null = null) =>
  ({ rule: "config", severity: "error", message, suggestion }) as const;

const KEYS = [
  ...["$schema", "rules", "spelling", "summaryVerbs", "sampleColumns", ...Object.keys(STRING_SETTINGS)],
  ...REFERENCE_KEYS,
];

function readConfig(
  json: Json,
  report: Report,
  written: { readonly source: SourceText; readonly locateKey: LocateKey },
): LintConfig {
  reportUnknownKeys(json, KEYS, [], report);
  const rules = readRules(json["rules"], report);
  const spelling = readWords(json, "spelling", "also", ["words", "words and what to write instead"], report);
  const verbs = readWords(
    json,
    "summaryVerbs",
    "instead",
    ["verbs", "starts and their replacements"],
    report,
  );
  return {
    rules,
    spelling: {
      allow: new Set(spelling.allow.map((word) => word.toLowerCase())),
      also: new Map([...spelling.instead].map(([word, better]) => [word.toLowerCase(), better])),
    },
    summaryVerbs: makeSummaryVerbs(verbs.allow, verbs.instead),
    sampleColumns: readColumns(json["sampleColumns"], report),
    name: readText(json, "name", report),
    baseUrl: readText(json, "baseUrl", report),
    basePath: readText(json, "basePath", report),
    pages: readText(json, "pages", report) === "class" ? "class" : "module",
    versions: readText(json, "versions", report),
    reference: readReferenceSettings({ json, ...written }, report),
  };
}

const RULE_NAMES: ReadonlySet<string> = new Set(
  [...ALL_RULES, ...SAMPLE_RULES, ...VERIFY_RULES].map(({ name }) => name),
);

const LEVELS: readonly Level[] = [...SEVERITIES, "off"];

function readRules(value: unknown = {}, report: Report): ReadonlyMap<string, Level> {
  const rules = new Map<string, Level>();
  if (!isRecord(value)) report(["rules"], "`rules` must be an object of rules and their levels.");
  for (const [name, written] of Object.entries(isRecord(value) ? value : {})) {
    const level = LEVELS.find((one) => one === written);
    if (!RULE_NAMES.has(name)) {
      const suggestion = didYouMean(name, RULE_NAMES) ?? "`luau-defs check --rules` lists them.";
      report(["rules", name], `There is no rule \`${name}\`.`, suggestion);
    } else if (level === undefined)
      report(["rules", name], `The level of \`${name}\` must be "error", "warning", "info" or "off".`);
    else rules.set(name, level);
  }
  return rules;
}

/**
 * Reads a setting of words that a rule allows, and of words with their replacements.
 * @param key the key of the words that are replaced
 * @param nouns for the allowed words, and for the pairs
 */
function readWords(
  json: Json,
  setting: string,
  key: string,
  nouns: readonly [words: string, pairs: string],
  report: Report,
) {
  const { [setting]: value = {} } = json;
  const [words, pairs] = nouns;
  if (!isRecord(value))
    report([setting], `\`${setting}\` must be an object with \`allow\`, \`${key}\` or both.`);
  const written = isRecord(value) ? value : {};
  reportUnknownKeys(written, ["allow", key], [setting], report);
  const { allow = [], [key]: instead = {} } = written;
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

function readColumns(value: unknown = DEFAULT_SAMPLE_COLUMNS, report: Report): number {
  if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
  report(["sampleColumns"], "`sampleColumns` must be a whole number greater than 0.");
  return DEFAULT_SAMPLE_COLUMNS;
}

function readText(json: Json, key: keyof typeof STRING_SETTINGS, report: Report): string | null {
  const value = json[key];
  const { pattern, expected } = STRING_SETTINGS[key];
  if (typeof value === "string" && pattern.test(value)) return value;
  if (value !== undefined) report([key], `\`${key}\` must be ${expected}.`);
  return null;
}
