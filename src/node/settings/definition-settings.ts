/** In: `luau-defs.config.json`, which all commands read. Out: its settings for the site. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONFIG_FILE, isExcludedPath, type WrittenSettings } from "luau-contract";
import type { Level } from "luau-diagnostics";
import { rangeAt, sourceText, type TextRange, withForwardSlashes } from "luau-syntax";
import { siteSources } from "../files/build-inputs";
import { DEFINITION_SETTINGS } from "../../lib/site-config/definition-setting-names";

export interface DefinitionSettings extends WrittenSettings {
  /** Levels of the rules for definitions and samples; other rules keep their default. */
  readonly rules?: Readonly<Record<string, Level>>;
}

export interface DefinitionsConfig {
  /** With paths from the site's folder. `definitionProblems` reports invalid ones. */
  readonly values: DefinitionSettings;
  /** The location of a setting, such as `enums.item`, for the plugin that receives it; null if it is not written. */
  readonly placeOf: (setting: string) => { readonly file: string; readonly range: TextRange } | null;
}

const NONE: DefinitionsConfig = { values: {}, placeOf: () => null };

/** Reads the file in the site's folder, or the nearest one above it. */
export function readDefinitionSettings(site = siteSources()): DefinitionsConfig {
  const file = definitionsConfig(site);
  if (file === null) return NONE;
  const text = readFileSync(path.join(site, file), "utf8");
  const json = parsed(text);
  const fromSite = path.posix.dirname(file);
  const toSite = (written: string): string => path.posix.join(fromSite, written);
  const values = DEFINITION_SETTINGS.filter((name) => Object.hasOwn(json, name)).map(
    (name) => [name, fromSite === "." ? json[name] : mapPaths(json[name], name, toSite)] as const,
  );
  return {
    values: Object.fromEntries(values),
    placeOf: (setting) => {
      const name = setting.replace(/[.[].*/, "");
      const start = Object.hasOwn(json, name) ? text.search(new RegExp(`"${name}"\\s*:`)) : -1;
      if (start === -1) return null;
      return { file, range: rangeAt(sourceText(file, text), [start, start + name.length + 2]) };
    },
  };
}

export function definitionsConfig(site: string): string | null {
  for (let folder = site; ; folder = path.dirname(folder)) {
    const file = path.join(folder, CONFIG_FILE);
    if (existsSync(file)) return withForwardSlashes(path.relative(site, file));
    if (path.dirname(folder) === folder) return null;
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    // `definitionProblems` validates each field.
    return typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Replaces the paths in a setting, which start from the configuration's folder; web addresses stay. */
export function mapPaths(value: unknown, name: string, change: (file: string) => string): unknown {
  if (typeof value === "string") return isPath(value, name) ? change(value) : value;
  if (Array.isArray(value)) return value.map((one) => mapPaths(one, name, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, PATHS.has(key) ? mapPaths(one, key, change) : one]),
  );
}

const PATHS: ReadonlySet<string> = new Set(["docs", "external", "path", "url", "definitions", "inventory"]);

const isPath = (value: string, name: string): boolean =>
  name === "exclude" ? isExcludedPath(value) : PATHS.has(name) && !/^https?:/i.test(value);
