/** Checks the samples of each version's definitions and guides with luau-defs, in separate processes. */
import { copyFileSync, existsSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../lib/site-config/schema";
import type { SampleNotes, WrittenSettings } from "luau-contract";
import { counted, type Diagnostic, type Severity } from "luau-diagnostics";
import { severityOf } from "../settings/severity";
import type { Checker } from "../diagnostics/report-diagnostics";
import type { SiteSettings } from "../settings/read-site";
import { rulesOf, definitionsRoot } from "../settings/definition-options";
import { mapPaths, type DefinitionSettings } from "../settings/definition-settings";
import { docsVersions, type DocsVersion } from "../settings/docs-versions";
import { referenceOf } from "../settings/reference-files";
import { writeWithFolder } from "../files/write-unless-same";
import { samplesFolder, type VersionNotes } from "./notes-file";
import { outputOf } from "./stored-output";

export interface SampleCheck {
  readonly diagnostics: readonly Diagnostic[];
  readonly versions: readonly VersionNotes[];
}

export const SAMPLES: Checker = {
  name: "samples",
  headline: (count) => `${counted(count, "problem")} in samples`,
};

/** Null if the configuration ignores problems in samples. */
export async function runSampleCheck({ site, definitions }: SiteSettings): Promise<SampleCheck | null> {
  const severity = severityOf(site.checks.samples);
  if (severity === null) return null;
  const cwd = definitionsRoot(site, definitions.values);
  const check = (one: DocsVersion) => checkVersion(one, settingsOf(site, one, definitions.values, cwd), cwd);
  const [newest, ...others] = docsVersions(site);
  if (newest === undefined) return null;
  const first = await check(newest);
  for (const { name } of others) startCache(cacheOf(name), cacheOf(newest.name));
  const checked = [first, ...(await Promise.all(others.map(check)))];
  return {
    diagnostics: checked.flatMap((version) => version.diagnostics).map((one) => atMost(one, severity)),
    versions: checked.flatMap(({ notes }) => notes),
  };
}

const cacheOf = (version: string): string => path.resolve(samplesFolder, version);

/** Results are stored by digest: those of another version hold for all that is the same in both. */
export function startCache(cache: string, other: string): void {
  if (!existsSync(cache) && existsSync(other)) copyFileSync(other, cache);
}

const atMost = (diagnostic: Diagnostic, severity: Severity): Diagnostic =>
  severity === "warning" ? { ...diagnostic, severity } : diagnostic;

/** The settings of a version's definitions as a configuration of the command, with absolute paths. */
function settingsOf(site: Site, version: DocsVersion, settings: DefinitionSettings, cwd: string) {
  const { platform, docs, external, ...others } = referenceOf(settings, version, site.definitions);
  const inFull = (value: unknown, name: string): unknown =>
    mapPaths(value, name, (file) => path.resolve(cwd, file));
  return {
    rules: rulesOf(settings, version),
    basePath: `${version.path}/api`,
    ...others,
    pages: version.pages,
    platform: platform && inFull(withInventory(platform), "platform"),
    docs: inFull(docs, "docs"),
    external: inFull(external, "external"),
  };
}

function withInventory(written: NonNullable<WrittenSettings["platform"]>) {
  const platform = typeof written === "string" ? { name: written } : written;
  return { inventory: `platforms/${platform.name}.json`, ...platform };
}

async function checkVersion(
  version: DocsVersion,
  settings: ReturnType<typeof settingsOf>,
  cwd: string,
): Promise<{
  readonly diagnostics: readonly Diagnostic[];
  readonly notes: readonly VersionNotes[];
}> {
  const fileOf = (kind: string): string => path.resolve(samplesFolder, `${version.name}.${kind}.json`);
  const [notes, config] = [fileOf("notes"), fileOf("config")];
  writeWithFolder(config, JSON.stringify(settings));
  const args = [...argumentsFor(version, cwd), "--notes", notes, "--config", config];
  const command = { args, cwd, settings: JSON.stringify(settings), written: notes };
  const { stdout, stderr, text } = await outputOf(command);
  // The source plugin reports problems in the definitions.
  if (text === null) throw new Error(`The samples cannot be checked: ${stderr}${stdout}`);
  return {
    diagnostics: (JSON.parse(stdout) as { readonly findings: readonly Diagnostic[] }).findings,
    notes: [notesOf(version, text)],
  };
}

const notesOf = ({ path: root, frozen }: DocsVersion, text: string): VersionNotes => ({
  path: root,
  isFrozen: frozen !== null,
  notes: JSON.parse(text) as SampleNotes,
});

/** Guides of frozen versions are checked with their own definitions. */
function argumentsFor({ name, definitions, frozen }: DocsVersion, cwd: string): readonly string[] {
  const content = frozen === null ? "content" : `content/versions/${frozen}/docs`;
  const [first = "", ...others] = definitions;
  const also = others.flatMap((one) => ["--definitions", one]);
  const guides = existsSync(path.resolve(cwd, content)) ? [content] : [];
  const exclude = frozen === null ? ["--exclude", "content/versions"] : [];
  return [first, ...guides, ...also, ...exclude, "--cache", cacheOf(name), "--format", "json"];
}
