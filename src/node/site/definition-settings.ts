/**
 * In: `luau-defs.config.json`, which all commands read. Out: what it says of the definitions, for the site, so
 * that each setting is written once.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isExcludedPath, rangeAt, sourceText, withForwardSlashes, type TextRange } from "luau-contract";

const FILE = "luau-defs.config.json";
const SETTINGS = ["platform", "enums", "events", "docs", "external", "underscored", "exclude"] as const;

export interface DefinitionSettings {
  /** As `reference` of `site.config.ts`, with paths from the site's folder; not validated. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Where a setting is written, `enums.item`; null if it is not. */
  readonly placeOf: (setting: string) => { readonly file: string; readonly range: TextRange } | null;
}

const NONE: DefinitionSettings = { values: {}, placeOf: () => null };

/**
 * Reads the file in the site's folder, or the nearest one above it. One that is not valid JSON has no settings:
 * `luau-defs` reports it.
 */
export function readDefinitionSettings(site = process.env["SITE_SOURCES"] ?? "."): DefinitionSettings {
  const folder = folderAbove(path.resolve(site));
  if (folder === null) return NONE;
  const text = readFileSync(path.join(folder, FILE), "utf8");
  const json = parsed(text);
  const fromSite = withForwardSlashes(path.relative(path.resolve(site), folder));
  const values = SETTINGS.filter((name) => Object.hasOwn(json, name)).map(
    (name) => [name, rebased(json[name], name, fromSite)] as const,
  );
  const file = path.posix.join(fromSite, FILE);
  return {
    values: Object.fromEntries(values),
    placeOf: (setting) => {
      const name = setting.replace(/[.[].*/, "");
      const at = Object.hasOwn(json, name) ? text.indexOf(`"${name}"`) : -1;
      if (at === -1) return null;
      return { file, range: rangeAt(sourceText(file, text), [at, at + name.length + 2]) };
    },
  };
}

function folderAbove(start: string): string | null {
  for (let folder = start; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, FILE))) return folder;
    if (path.dirname(folder) === folder) return null;
  }
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    // Each field is validated with the site's configuration.
    return typeof json === "object" && json !== null ? (json as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Paths start from the configuration's folder: those of a folder above the site are made the site's. */
function rebased(value: unknown, name: string, folder: string): unknown {
  if (folder === "") return value;
  if (typeof value === "string") return isPath(value, name) ? path.posix.join(folder, value) : value;
  if (Array.isArray(value)) return value.map((one) => rebased(one, name, folder));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, PATHS.has(key) ? rebased(one, key, folder) : one]),
  );
}

const PATHS: ReadonlySet<string> = new Set(["docs", "external", "path", "url", "definitions", "inventory"]);

const isPath = (value: string, name: string): boolean =>
  name === "exclude" ? isExcludedPath(value) : PATHS.has(name) && !/^https?:/i.test(value);
