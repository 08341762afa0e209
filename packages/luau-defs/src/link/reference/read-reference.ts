/** Reads the other files that a configuration names: documentation, external definitions, inventories. */
import path from "node:path";
import { excludedBy, isDefinitionFile } from "luau-contract";
import type { Diagnostic } from "luau-diagnostics";
import { isAddress, NO_SETTINGS, type ExternalFiles, type ReferenceSettings } from "../../model/settings";
import { problemOf } from "../../model/rules";
import { readInventories, readPlatformSetting, type KnownInventory } from "./read-inventories";
import {
  CORRECT_EXTERNAL,
  MEGABYTE,
  MAX_DOCS_BYTES,
  reportAt,
  normalisePath,
  type ReferenceReader,
} from "./reference-reader";
import { findFiles, findInventories } from "../../read/source/find-files";
import { listFolder } from "../../read/source/optional-files";
import { readVerifiedFiles } from "../../read/source/companion-files";
import { readLimited, readSources } from "../../read/source/read-sources";
import type { SourceFile } from "../../read/source/source-file";
import type { Verified } from "../../model/verified";
import { readVerified } from "./verified-file";
import type { LinkSource } from "../external-definitions/external-addresses";
import { parseDocs, type DocsFile } from "../luau-lsp-docs/parse-docs";

export interface Reference {
  /** The folder that all paths are relative to. */
  readonly cwd: string;
  readonly settings: ReferenceSettings;
  readonly docs: readonly DocsFile[];
  /** The paths of those that were found beside the definitions, since the configuration names none. */
  readonly foundDocs: readonly string[];
  readonly external: readonly ExternalSource[];
  /** The inventories of the platform, if one is set, and of external libraries. */
  readonly inventories: readonly KnownInventory[];
  readonly verified: readonly Verified[];
  readonly diagnostics: readonly Diagnostic[];
}

/** A definition file whose types are known but not documented. */
export interface ExternalSource {
  readonly source: SourceFile;
  /** Null for a definition file of this project that is only not checked now. */
  readonly linkSources: readonly LinkSource[] | null;
}

export const NO_REFERENCE: Reference = {
  cwd: "",
  settings: NO_SETTINGS,
  docs: [],
  foundDocs: [],
  external: [],
  inventories: [],
  verified: [],
  diagnostics: [],
};

/** @param definitions paths of the definitions, beside which documentation is searched for */
export async function readReference(
  settings: ReferenceSettings,
  cwd: string,
  definitions: readonly string[] = [],
): Promise<Reference> {
  const diagnostics: Diagnostic[] = [];
  const reader: ReferenceReader = {
    cwd,
    settings,
    report: (diagnostic) => void diagnostics.push(diagnostic),
  };
  const docs = await Promise.all(
    settings.docs.map((file, index) => readDocs(reader, file, `docs[${index}]`)),
  );
  const foundFiles = settings.docs.length > 0 ? [] : await findDocs(definitions, cwd, settings.exclude);
  const external = await Promise.all(
    settings.external.map((files, index) => readExternal(reader, files, `external[${index}]`)),
  );
  const platform = await readPlatformSetting(reader);
  return {
    cwd,
    settings,
    docs: [...docs.filter((file) => file !== null), ...foundFiles],
    foundDocs: foundFiles.map(({ path: file }) => file),
    external: external.flatMap(({ sources }) => sources),
    inventories: [...platform, ...external.flatMap(({ inventories }) => inventories)],
    verified: await readVerifiedRecords(reader, definitions),
    diagnostics,
  };
}

export async function withUnchecked(
  reference: Reference,
  files: readonly string[],
  cwd: string,
): Promise<Reference> {
  const { value } = await readSources(files, cwd);
  const { external } = reference;
  const unchecked = value.filter(({ path: file }) => !external.some(({ source }) => source.path === file));
  return { ...reference, external: [...external, ...unchecked.map((source) => toExternal(source, null))] };
}

export const toExternal = (
  source: SourceFile,
  linkSources: ExternalSource["linkSources"],
): ExternalSource => ({
  source: { ...source, slug: `external:${source.slug}` },
  linkSources,
});

async function readDocs(reader: ReferenceReader, file: string, setting: string): Promise<DocsFile | null> {
  const read = await readLimited(file, reader.cwd, MAX_DOCS_BYTES);
  if (read.kind === "text") {
    const { value, diagnostics } = parseDocs(normalisePath(file), read.text);
    diagnostics.forEach(reader.report);
    return value;
  }
  const message =
    read.kind === "missing"
      ? `The documentation \`${file}\` cannot be read: ${read.reason}`
      : `The documentation \`${file}\` has ${Math.round(read.bytes / MEGABYTE)} MB, ` +
        `and at most ${MAX_DOCS_BYTES / MEGABYTE} are read.`;
  const suggestion =
    read.kind === "missing"
      ? "Correct the path in `docs`, which starts from the configuration's folder."
      : "Leave out of it what this reference does not declare.";
  reportAt(reader, setting, file, problemOf("unreadable-docs", message, suggestion));
  return null;
}

async function readVerifiedRecords(
  reader: ReferenceReader,
  definitions: readonly string[],
): Promise<readonly Verified[]> {
  const files = await readVerifiedFiles(definitions, reader.cwd);
  return files.flatMap(({ path: file, text }) => {
    const read = readVerified(text);
    if (read.kind === "verified") return [read.verified];
    const message = `\`${file}\` cannot be used: ${read.reason}.`;
    const suggestion = "`luau-defs verify --write` writes it again.";
    reportAt(reader, "", file, problemOf("verified-file", message, suggestion));
    return [];
  });
}

async function readExternal(reader: ReferenceReader, files: ExternalFiles, setting: string) {
  const inventories = await findInventories(files.path, reader.cwd, reader.settings.exclude);
  return inventories.length > 0
    ? { sources: [], inventories: await readInventories(reader, inventories, files, setting) }
    : { sources: await readDefinitions(reader, files, setting), inventories: [] };
}

async function readDefinitions(
  reader: ReferenceReader,
  { path: request, url }: ExternalFiles,
  setting: string,
): Promise<readonly ExternalSource[]> {
  const { files, problems } = await findFiles([request], reader.cwd, reader.settings.exclude);
  const report = (file: string, message: string, suggestion: string | null): void =>
    reportAt(
      reader,
      setting,
      file,
      problemOf("external-file", `${message} Its types are not known.`, suggestion),
    );
  for (const problem of problems) report(request, problem, CORRECT_EXTERNAL);
  const { value, diagnostics } = await readSources(files, reader.cwd);
  for (const { file, message } of diagnostics) report(file, `\`${file}\`: ${message}`, null);
  const read = url.map((linkSource, index) =>
    isAddress(linkSource) ? linkSource : readDocs(reader, linkSource, `${setting}.url[${index}]`),
  );
  const linkSources = (await Promise.all(read)).filter((linkSource) => linkSource !== null);
  return value.map((source) => toExternal(source, linkSources));
}

/** Finds luau-lsp's documentation for projects that configure none. */
async function findDocs(
  definitions: readonly string[],
  cwd: string,
  exclude: readonly string[],
): Promise<readonly DocsFile[]> {
  const folders = [...new Set(definitions.filter(isDefinitionFile).map((file) => path.posix.dirname(file)))];
  const names = await Promise.all(folders.map((folder) => listFolder(path.resolve(cwd, folder))));
  const files = folders
    .flatMap((folder, index) => (names[index] ?? []).map((name) => path.posix.join(folder, name)))
    .filter((file) => /(?:^|[/.])docs\.json$/.test(file) && excludedBy(file, exclude) === undefined);
  const parsed = await Promise.all(
    files.sort().map(async (file) => {
      const read = await readLimited(file, cwd, MAX_DOCS_BYTES);
      return read.kind === "text" ? [parseDocs(file, read.text).value] : [];
    }),
  );
  return parsed.flat().filter(({ entries }) => entries.size > 0);
}
