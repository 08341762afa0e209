/**
 * In: the definitions' section of a configuration. Out: the other files it names, read: texts of luau-lsp's
 * documentation, and external definitions. Each unreadable file is reported.
 */
import path from "node:path";
import { diagnosticIn, didYouMean, withForwardSlashes, type Diagnostic } from "luau-contract";
import type { Inventory } from "./model/inventory";
import {
  isAddress,
  NO_SETTINGS,
  type ExternalFiles,
  type PlatformSetting,
  type ReferenceSettings,
} from "./model/settings";
import { findDocs } from "./find-docs";
import { readInventory } from "./platforms/inventory-json";
import type { KnownPlatform } from "./platforms/platform-hint";
import { findFiles } from "./source/find-files";
import { parseJson } from "./source/json";
import { readLimited } from "./source/read-limited";
import { readPlatform, readShipped, shippedPlatforms } from "./source/read-platform";
import { readVerifiedFiles } from "./source/read-verified";
import { readSources } from "./source/read-source";
import type { SourceFile } from "./source/source-file";
import type { Verified } from "./model/verified";
import { readVerified } from "./verify/verified";
import type { ExternalPlace } from "./external-definitions/external-addresses";
import { parseDocs, type DocsFile } from "./luau-lsp-docs/parse-docs";
import { severityOf, type RuleName } from "./validate/validation-rules";

/** The pipeline's input other than definitions. */
export interface Reference {
  /** The base of all paths, by which files are recognised, however they are named. */
  readonly cwd: string;
  readonly settings: ReferenceSettings;
  readonly docs: readonly DocsFile[];
  /** The paths of those that were found beside the definitions, since the configuration names none. */
  readonly foundDocs: readonly string[];
  readonly external: readonly ExternalSource[];
  /** The platform that the definitions are for; null if none is set, or it is not known. */
  readonly platform: Platform | null;
  /** What the definitions were compared with. */
  readonly verified: readonly Verified[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface Platform {
  readonly inventory: Inventory;
  /** Its types, for samples; null if there are only names. */
  readonly definitions: SourceFile | null;
}

/** A definition file whose types are known but not documented. */
export interface ExternalSource {
  readonly source: SourceFile;
  /**
   * Where its types are documented: URL patterns, documentation files with links, inventories. Null for a
   * definition file of this project that is only not checked now.
   */
  readonly places: readonly ExternalPlace[] | null;
}

export const NO_REFERENCE: Reference = {
  cwd: "",
  settings: NO_SETTINGS,
  docs: [],
  foundDocs: [],
  external: [],
  platform: null,
  verified: [],
  diagnostics: [],
};

/** @param definitions paths of the definitions, beside which documentation is searched for */
export async function readReference(
  settings: ReferenceSettings,
  cwd: string,
  definitions: readonly string[] = [],
): Promise<Reference> {
  const found: Diagnostic[] = [];
  const reader: Reader = { cwd, settings, report: (diagnostic) => void found.push(diagnostic) };
  const docs = await Promise.all(
    settings.docs.map((file, index) => readDocs(reader, file, `docs[${index}]`)),
  );
  const { exclude } = settings;
  const besides =
    settings.docs.length > 0 ? [] : await findDocs(definitions, cwd, { exclude, mostBytes: MOST_BYTES });
  const external = await Promise.all(
    settings.external.map((files, index) => readExternal(reader, files, `external[${index}]`)),
  );
  return {
    cwd,
    settings,
    docs: [...docs.filter((file) => file !== null), ...besides],
    foundDocs: besides.map(({ path: file }) => file),
    external: external.flat(),
    platform: await readPlatformSetting(reader),
    verified: await readRecords(reader, definitions),
    diagnostics: found,
  };
}

/** The platforms whose inventories the package has. */
export const knownPlatforms = (): readonly KnownPlatform[] =>
  shippedPlatforms().flatMap((name) => {
    const inventory = readInventory(JSON.parse(readShipped(name).text));
    return "mistake" in inventory ? [] : [{ name, inventory }];
  });

/** Adds definition files of this project that can be linked to, but are not checked. */
export async function withUnchecked(
  reference: Reference,
  files: readonly string[],
  cwd: string,
): Promise<Reference> {
  const { value } = await readSources(files, cwd);
  const known = new Set(reference.external.map(({ source }) => source.path));
  const unchecked = value.filter((source) => !known.has(source.path));
  return {
    ...reference,
    external: [...reference.external, ...unchecked.map((source) => toExternal(source, null))],
  };
}

/** A definition file that is known, but not documented here. */
export const toExternal = (source: SourceFile, places: ExternalSource["places"]): ExternalSource => ({
  source: { ...source, slug: `external:${source.slug}` },
  places,
});

interface Reader {
  readonly cwd: string;
  readonly settings: ReferenceSettings;
  readonly report: (diagnostic: Diagnostic) => void;
}

const MEGABYTE = 1024 * 1024;
/** Ten times the size of Roblox's; a larger file is not documentation. */
const MOST_BYTES = 64 * MEGABYTE;

async function readDocs(reader: Reader, file: string, setting: string): Promise<DocsFile | null> {
  const read = await readLimited(file, reader.cwd, MOST_BYTES);
  if (read.kind === "text") {
    const { value, diagnostics } = parseDocs(tidy(file), read.text);
    diagnostics.forEach(reader.report);
    return value;
  }
  const message =
    read.kind === "missing"
      ? `The documentation \`${file}\` cannot be read: ${read.reason}`
      : `The documentation \`${file}\` has ${Math.round(read.bytes / MEGABYTE)} MB, ` +
        `and at most ${MOST_BYTES / MEGABYTE} are read.`;
  const suggestion =
    read.kind === "missing"
      ? "Correct the path in `docs`, which starts from the configuration's folder."
      : "Leave out of it what this reference does not declare.";
  reader.report(findingAt(reader, setting, file, "unreadable-docs", message, suggestion));
  return null;
}

async function readRecords(reader: Reader, definitions: readonly string[]): Promise<readonly Verified[]> {
  const files = await readVerifiedFiles(definitions, reader.cwd);
  return files.flatMap(({ path: file, text }) => {
    const read = readVerified(text);
    if (read.kind === "verified") return [read.verified];
    const message = `\`${file}\` cannot be used: ${read.reason}.`;
    const suggestion = "`luau-defs verify --write` writes it again.";
    reader.report(findingAt(reader, "", file, "verified-file", message, suggestion));
    return [];
  });
}

async function readPlatformSetting(reader: Reader): Promise<Platform | null> {
  const { platform } = reader.settings;
  if (platform === null) return null;
  const report = (message: string, suggestion: string | null): null => {
    reader.report(findingAt(reader, "platform", platform.inventory, "platform", message, suggestion));
    return null;
  };
  const file = await readPlatform(platform.name, platform.inventory, reader.cwd);
  const known = shippedPlatforms();
  if (file === null)
    return report(
      `There is no platform \`${platform.name}\`.`,
      didYouMean(platform.name, known) ??
        `There are ${known.map((name) => `\`${name}\``).join(", ")}, ` +
          `and those of the project: \`${platform.inventory}\`.`,
    );
  const json = parseJson(file.text);
  const read =
    json.kind === "read" ? readInventory(json.value) : { mistake: `it is no JSON: ${json.reason}` };
  if ("mistake" in read)
    return report(
      `\`${file.path}\` is no inventory: ${read.mistake}.`,
      "Make it as `platforms/README.md` says.",
    );
  return { inventory: read, definitions: await readPlatformTypes(reader, platform, read) };
}

/** Of the setting, or beside the configuration. */
async function readPlatformTypes(
  reader: Reader,
  { inventory: own, definitions }: PlatformSetting,
  { definitions: usual }: Inventory,
): Promise<SourceFile | null> {
  const beside = usual === null ? null : path.posix.join(path.posix.dirname(own), "..", usual);
  const file = definitions ?? beside;
  if (file === null) return null;
  const { value, diagnostics } = await readSources([file], reader.cwd);
  const [first] = diagnostics;
  if (definitions !== null && first !== undefined) {
    const setting = "platform.definitions";
    const suggestion = "Correct the path, which starts from the configuration's folder.";
    reader.report(
      findingAt(reader, setting, definitions, "platform", `\`${definitions}\`: ${first.message}`, suggestion),
    );
  }
  return value[0] ?? null;
}

async function readExternal(
  reader: Reader,
  { path: request, url }: ExternalFiles,
  setting: string,
): Promise<readonly ExternalSource[]> {
  const { files, problems } = await findFiles([request], reader.cwd, reader.settings.exclude);
  for (const problem of problems)
    reader.report(
      findingAt(
        reader,
        setting,
        request,
        "external-file",
        `${problem} Its types are not known.`,
        "Correct the path in `external`, which starts from the configuration's folder.",
      ),
    );
  const { value, diagnostics } = await readSources(files, reader.cwd);
  for (const { file, message } of diagnostics)
    reader.report(
      findingAt(
        reader,
        setting,
        file,
        "external-file",
        `\`${file}\`: ${message} Its types are not known.`,
        null,
      ),
    );
  const places = await Promise.all(
    url.map((place, index) =>
      isAddress(place) ? place : readDocs(reader, place, `${setting}.url[${index}]`),
    ),
  );
  const known = places.filter((place) => place !== null);
  return value.map((source) => toExternal(source, known));
}

/** At the setting if its location is known, otherwise at the top of the missing file. */
function findingAt(
  { settings }: Reader,
  setting: string,
  file: string,
  rule: RuleName,
  message: string,
  suggestion: string | null,
): Diagnostic {
  const place = settings.placeOf(setting) ?? settings.placeOf(setting.replace(/\[.*/, ""));
  const range = place?.range ?? { line: 1, column: 1, endLine: 1, endColumn: 1 };
  return diagnosticIn(place?.file ?? tidy(file), range, {
    rule,
    severity: severityOf(rule),
    message,
    suggestion,
  });
}

const tidy = (file: string): string => path.posix.normalize(withForwardSlashes(file));
