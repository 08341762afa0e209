/** The configuration of a folder: where its definitions are, and how they are interpreted. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { CONFIG_FILE } from "luau-contract";
import type { Diagnostic } from "luau-diagnostics";
import type { SourceText } from "luau-syntax";
import { DEFAULT_VERSIONS, type LintConfig } from "../../check/lint/config";
import { readSiteFacts, SITE_CONFIG, type SiteFacts } from "../../check/lint/site-facts";
import { readReference, type Reference } from "../../link/reference/read-reference";
import { parseFile } from "../cli/read-settings";
import { type ConfigFile, findConfigFile } from "../../read/source/search-upwards";

export interface Settings {
  readonly requests: readonly string[];
  readonly config: LintConfig;
  readonly reference: Reference;
  readonly diagnostics: readonly Diagnostic[];
  readonly file: ConfigFile | null;
}

const EVERY_DEFINITION = ["**/*.d.luau", "**/*.d.lua"];

/**
 * @param requests those of the client or the command line, which override the configuration
 * @param open texts in the editor, which override those on disk
 */
export async function readWorkspaceSettings(
  root: string,
  requests: readonly string[] | null,
  open: ReadonlyMap<string, SourceText> | null,
): Promise<Settings> {
  const site = await findSite(root);
  const file = await findConfig(root, site?.folder ?? ".", open);
  const { value, diagnostics } = parseFile(file);
  const config = withSite(value, site);
  const reference = await readReference(config.reference, root);
  const definitions = definitionsIn(site) ?? EVERY_DEFINITION;
  return { requests: requests ?? definitions, config, reference, diagnostics, file };
}

interface Site extends SiteFacts {
  /** Relative to the workspace folder: `.` or `docs`. */
  readonly folder: string;
}

/** What the configuration does not set is the site's. */
export const withSite = (config: LintConfig, site: Site | null): LintConfig => ({
  ...config,
  versions: config.versions ?? path.posix.join(site?.folder ?? ".", DEFAULT_VERSIONS),
  baseUrl: config.baseUrl ?? site?.address ?? null,
});

export const definitionsIn = (site: Site | null): readonly string[] | null =>
  site && site.definitions.map((one) => path.posix.join(site.folder, one));

/** Usually the folder itself, or one in it, such as `docs` of an engine's repository. */
export async function findSite(root: string): Promise<Site | null> {
  const { glob } = await import("tinyglobby");
  const files = await glob([SITE_CONFIG, `*/${SITE_CONFIG}`], { cwd: root, ignore: ["node_modules/**"] });
  for (const file of files.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
    const text = await readFile(path.join(root, file), "utf8").catch(() => "");
    // While it is being edited, it may not be valid TypeScript.
    const facts = await readSiteFacts(text).catch(() => null);
    if (facts !== null) return { ...facts, folder: path.posix.dirname(file) };
  }
  return null;
}

async function findConfig(
  root: string,
  folder: string,
  open: ReadonlyMap<string, SourceText> | null,
): Promise<ConfigFile | null> {
  const names = [path.posix.join(folder, CONFIG_FILE), CONFIG_FILE];
  const onDisk = await findConfigFile(names, root).catch(() => null);
  const unsaved = names.map((name) => open?.get(name)).find((one) => one !== undefined);
  return (onDisk === null ? undefined : open?.get(onDisk.path)) ?? unsaved ?? onDisk;
}

export const isSettings = (file: string): boolean => path.posix.basename(file) === CONFIG_FILE;

export const isConfig = (file: string): boolean =>
  isSettings(file) || path.posix.basename(file) === SITE_CONFIG || file.endsWith(".luaurc");
