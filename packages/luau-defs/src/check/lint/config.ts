/** Reads the configuration. Only JSON is supported, since opening a definition file must not execute code. */
import {
  type Diagnostic,
  diagnosticAt,
  didYouMean,
  type Level,
  SEVERITIES,
  type StageResult,
} from "luau-diagnostics";
import { lineStartsOf, type SourceText } from "luau-syntax";
import { isRecord, parseJson } from "../../read/source/json";
import { NO_SETTINGS, type ReferenceSettings } from "../../model/settings";
import { jsonPlaces, type JsonPlaces } from "../../read/source/json-places";
import { SAMPLE_RULES, VERIFY_RULES } from "../../model/rules";
import { ALL_RULES } from "./lint-rules";
import {
  readReferenceSettings,
  REFERENCE_KEYS,
  refuseOthers,
  type Json,
  type Report,
} from "./reference-config";
import { DEFAULT_SAMPLE_COLUMNS, readSampleColumns, readSummaryVerbs, readWords } from "./summary-config";
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
export const TEXTS = {
  name: { pattern: /^[A-Za-z_]\w*$/, what: "a name such as `kit`" },
  baseUrl: { pattern: /^https?:\/\/[^\s]+$/, what: "an address such as `https://kit.example`" },
  basePath: { pattern: /^\/(?!\/)/, what: "a path such as `/docs/api`" },
  pages: { pattern: /^(?:module|class)$/, what: "`module` or `class`" },
  versions: { pattern: /\{version\}/, what: "a path such as `versions/{version}/definitions`" },
} as const;

export function parseConfig(path: string, written: string): StageResult<LintConfig> {
  // Windows editors may add a byte-order mark, which JSON does not allow.
  const text = written.replace(/^\uFEFF/, "");
  const source: SourceText = { path, text, lineStarts: lineStartsOf(text) };
  const places = jsonPlaces(text);
  const json = parseJson(text);
  if (json.kind === "broken")
    return {
      value: NO_CONFIG,
      diagnostics: [
        diagnosticAt(
          source,
          [places.end, places.end + 1],
          problem(`This is not valid JSON: ${json.reason}.`),
        ),
      ],
    };
  const diagnostics: Diagnostic[] = [];
  const report: Report = (key, message, suggestion = null) => {
    diagnostics.push(diagnosticAt(source, places.keyAt(key) ?? [0, 1], problem(message, suggestion)));
  };
  if (!isRecord(json.value))
    report([], "The configuration must be an object.", 'Write `{ "rules": { … } }`.');
  const value = isRecord(json.value) ? readConfig(json.value, report, { source, places }) : NO_CONFIG;
  return { value, diagnostics };
}

const problem = (message: string, suggestion: string | null = null) =>
  ({ rule: "config", severity: "error", message, suggestion }) as const;

const KEYS = [
  "$schema",
  "rules",
  "spelling",
  "summaryVerbs",
  "sampleColumns",
  "name",
  "baseUrl",
  "basePath",
  "pages",
  "versions",
  ...REFERENCE_KEYS,
];

function readConfig(
  json: Json,
  report: Report,
  written: { readonly source: SourceText; readonly places: JsonPlaces },
): LintConfig {
  refuseOthers(json, KEYS, [], report);
  const { summaryVerbs } = json;
  if (isRecord(summaryVerbs)) refuseOthers(summaryVerbs, ["allow", "instead"], ["summaryVerbs"], report);
  return {
    rules: readRules(json["rules"], report),
    spelling: readSpelling(json["spelling"], report),
    summaryVerbs: readSummaryVerbs(summaryVerbs, report),
    sampleColumns: readSampleColumns(json["sampleColumns"], report),
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

function readRules(value: unknown, report: Report): ReadonlyMap<string, Level> {
  if (value === undefined) return new Map();
  if (!isRecord(value)) {
    report(["rules"], "`rules` must be an object of rules and their levels.");
    return new Map();
  }
  return new Map(
    Object.entries(value).flatMap(([name, level]): readonly (readonly [string, Level])[] => {
      if (!RULE_NAMES.has(name)) {
        report(
          ["rules", name],
          `There is no rule \`${name}\`.`,
          didYouMean(name, RULE_NAMES) ?? "`luau-defs check --rules` lists them.",
        );
        return [];
      }
      const known = LEVELS.find((one) => one === level);
      if (known !== undefined) return [[name, known]];
      report(["rules", name], `The level of \`${name}\` must be "error", "warning", "info" or "off".`);
      return [];
    }),
  );
}

function readSpelling(value: unknown, report: Report): LintConfig["spelling"] {
  if (isRecord(value)) refuseOthers(value, ["allow", "also"], ["spelling"], report);
  const { allow, instead } = readWords(value, report, {
    setting: "spelling",
    words: "words",
    key: "also",
    pairs: "words and what to write instead",
  });
  return {
    allow: new Set(allow.map((word) => word.toLowerCase())),
    also: new Map([...instead].map(([word, better]) => [word.toLowerCase(), better])),
  };
}

function readText(json: Json, key: keyof typeof TEXTS, report: Report): string | null {
  const value = json[key];
  if (value === undefined) return null;
  const { pattern, what } = TEXTS[key];
  if (typeof value === "string" && pattern.test(value)) return value;
  report([key], `\`${key}\` must be ${what}.`);
  return null;
}
