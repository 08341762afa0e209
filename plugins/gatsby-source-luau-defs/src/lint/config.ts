/**
 * In: the text of a configuration file. Out: what it asks for, and every mistake in it with its place.
 * Only JSON: a project's settings must not run code when a definition file is looked at.
 */
import { diagnosticAt, lineStartsOf, type Diagnostic, type Level, type StageResult } from "../diagnostics";
import type { SourceText } from "../model/source-text";
import { didYouMean } from "../validate/nearest-name";
import { ALL_RULES, lintRule } from "./lint-rules";

export interface LintConfig {
  /** Levels that differ from the rules' own. */
  readonly rules: ReadonlyMap<string, Level>;
  readonly spelling: { readonly allow: ReadonlySet<string>; readonly also: ReadonlyMap<string, string> };
  /** What editors load the definitions as. */
  readonly name: string | null;
  /** Where the site is. */
  readonly baseUrl: string | null;
  /** Where the reference is on it. */
  readonly basePath: string | null;
  /** Where a frozen version's definitions are, `{version}` standing for its name. */
  readonly versions: string | null;
}

export const DEFAULT_VERSIONS = "content/versions/{version}/definitions";

export const NO_CONFIG: LintConfig = { rules: new Map(), spelling: { allow: new Set(), also: new Map() }, name: null, baseUrl: null, basePath: null, versions: null };

/** The files that are looked for, the first before the second. */
export const CONFIG_FILES = ["luau-defs.config.json", ".luau-defs.json"] as const;

type Report = (key: string, message: string, suggestion?: string | null) => void;

/** Reads the text of a configuration; where it is wrong, the value is what could be read of it. */
export function parseConfig(path: string, written: string): StageResult<LintConfig> {
  // Windows' own editors put a byte-order mark before JSON, which JSON itself does not allow.
  const text = written.replace(/^\uFEFF/, "");
  const source: SourceText = { path, text, lineStarts: lineStartsOf(text) };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { value: NO_CONFIG, diagnostics: [invalidJson(source, error)] };
  }
  const diagnostics: Diagnostic[] = [];
  const report: Report = (key, message, suggestion = null) => {
    diagnostics.push(diagnosticAt(source, spanOf(source.text, key), { rule: "config", severity: "error", message, suggestion }));
  };
  if (!isRecord(json)) report("", "The configuration must be an object.", "Write `{ \"rules\": { … } }`.");
  return { value: isRecord(json) ? readConfig(json, report) : NO_CONFIG, diagnostics };
}

function invalidJson(source: SourceText, error: unknown): Diagnostic {
  const message = error instanceof Error ? error.message : String(error);
  const at = Math.min(Number(/position (\d+)/.exec(message)?.[1] ?? source.text.length), source.text.length);
  const reason = message.replace(/ in JSON at position.*| \(line.*\)$|, ".*/s, "");
  return diagnosticAt(source, [at, at + 1], { rule: "config", severity: "error", message: `This is no valid JSON: ${reason}.` });
}

/** Where a key stands; keys of configurations are few, and hardly ever stand twice. */
function spanOf(text: string, key: string): readonly [number, number] {
  const quoted = JSON.stringify(key);
  const at = key === "" ? -1 : text.search(new RegExp(`${quoted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\s*:`));
  return at === -1 ? [0, 1] : [at, at + quoted.length];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === "object" && value !== null && !Array.isArray(value);

const KEYS = ["$schema", "rules", "spelling", "name", "baseUrl", "basePath", "versions"];

function readConfig(json: Readonly<Record<string, unknown>>, report: Report): LintConfig {
  for (const key of Object.keys(json)) if (!KEYS.includes(key)) report(key, `There is no setting \`${key}\`.`, didYouMean(key, KEYS) ?? `There are ${KEYS.slice(1).map((one) => `\`${one}\``).join(", ")}.`);
  return {
    rules: readRules(json["rules"], report),
    spelling: readSpelling(json["spelling"], report),
    name: readText(json, "name", /^[A-Za-z_]\w*$/, "a name such as `kit`", report),
    baseUrl: readText(json, "baseUrl", /^https?:\/\/[^\s]+$/, "an address such as `https://kit.example`", report),
    basePath: readText(json, "basePath", /^\/(?!\/)/, "a path such as `/docs/api`", report),
    versions: readText(json, "versions", /\{version\}/, "a path such as `versions/{version}/definitions`", report),
  };
}

function readRules(value: unknown, report: Report): ReadonlyMap<string, Level> {
  if (value === undefined) return new Map();
  if (!isRecord(value)) {
    report("rules", "`rules` must be an object of rules and their levels.");
    return new Map();
  }
  return new Map(
    Object.entries(value).flatMap(([name, level]): readonly (readonly [string, Level])[] => {
      if (lintRule(name) === undefined) {
        report(name, `There is no rule \`${name}\`.`, didYouMean(name, ALL_RULES.map((rule) => rule.name)) ?? "`luau-defs lint --rules` lists them.");
        return [];
      }
      if (level === "error" || level === "warning" || level === "off") return [[name, level]];
      report(name, `The level of \`${name}\` must be "error", "warning" or "off".`);
      return [];
    }),
  );
}

function readSpelling(value: unknown, report: Report): LintConfig["spelling"] {
  if (value === undefined) return NO_CONFIG.spelling;
  if (!isRecord(value)) {
    report("spelling", "`spelling` must be an object with `allow`, `also` or both.");
    return NO_CONFIG.spelling;
  }
  const { allow = [], also = {} } = value;
  const words = Array.isArray(allow) ? allow.filter((word) => typeof word === "string") : [];
  if (!Array.isArray(allow) || words.length < allow.length) report("allow", "`allow` must be a list of words.");
  const pairs = isRecord(also) ? Object.entries(also).filter((pair): pair is [string, string] => typeof pair[1] === "string") : [];
  if (!isRecord(also) || pairs.length < Object.keys(also).length) report("also", "`also` must be an object of words and what to write instead.");
  return { allow: new Set(words.map((word) => word.toLowerCase())), also: new Map(pairs.map(([word, better]) => [word.toLowerCase(), better])) };
}

function readText(json: Readonly<Record<string, unknown>>, key: string, pattern: RegExp, what: string, report: Report): string | null {
  const value = json[key];
  if (value === undefined) return null;
  if (typeof value === "string" && pattern.test(value)) return value;
  report(key, `\`${key}\` must be ${what}.`);
  return null;
}
