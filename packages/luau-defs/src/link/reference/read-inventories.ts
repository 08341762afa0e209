/** In: the settings `platform` and `external`. Out: the inventories that they name. Each problem is reported. */
import path from "node:path";
import { didYouMean, type StageResult } from "luau-diagnostics";
import type { Inventory } from "../../model/inventory";
import { problemOf } from "../../model/rules";
import type { ExternalFiles, PlatformSetting } from "../../model/settings";
import { readInventory } from "../platforms/inventory-json";
import type { KnownPlatform } from "../platforms/platform-hint";
import {
  CORRECT_EXTERNAL,
  MEGABYTE,
  MAX_DOCS_BYTES,
  reportAt,
  normalisePath,
  type ReferenceReader,
} from "./reference-reader";
import { readPlatform, readShipped, shippedPlatforms } from "../../read/source/companion-files";
import { readLimited, readSources } from "../../read/source/read-sources";
import { sourceFile, type SourceFile } from "../../read/source/source-file";

export interface KnownInventory {
  readonly inventory: Inventory;
  /** A platform's types, for samples; null if there are only names. */
  readonly definitions: SourceFile | null;
}

let shipped: readonly KnownPlatform[] | null = null;

/** Read once, since an editor requests them at each keystroke in a type's name. */
export const knownPlatforms = (): readonly KnownPlatform[] =>
  (shipped ??= shippedPlatforms().flatMap((name) => {
    const { value: inventory } = readInventory(readShipped(name), "platform");
    return inventory === null ? [] : [{ name, inventory }];
  }));

export async function readPlatformSetting(reader: ReferenceReader): Promise<readonly KnownInventory[]> {
  const { platform } = reader.settings;
  if (platform === null) return [];
  const file = await readPlatform(platform.name, platform.inventory, reader.cwd);
  if (file === null) {
    const names = shippedPlatforms();
    const suggestion =
      didYouMean(platform.name, names) ??
      `There are ${names.map((name) => `\`${name}\``).join(", ")}, ` +
        `and those of the project: \`${platform.inventory}\`.`;
    const problem = problemOf("platform", `There is no platform \`${platform.name}\`.`, suggestion);
    reportAt(reader, "platform", platform.inventory, problem);
    return [];
  }
  const { value: inventory, diagnostics } = readInventory(file, "platform");
  diagnostics.forEach(reader.report);
  if (inventory === null) return [];
  return [{ inventory, definitions: await readPlatformTypes(reader, platform, inventory) }];
}

async function readPlatformTypes(
  reader: ReferenceReader,
  { inventory: inventoryFile, definitions }: PlatformSetting,
  { platform }: Inventory,
): Promise<SourceFile | null> {
  const usual = platform?.definitions ?? null;
  const beside = usual === null ? null : path.posix.join(path.posix.dirname(inventoryFile), "..", usual);
  const file = definitions ?? beside;
  if (file === null) return null;
  const { value, diagnostics } = await readSources([file], reader.cwd);
  const [first] = diagnostics;
  if (definitions !== null && first !== undefined) {
    const suggestion = "Correct the path, which starts from the configuration's folder.";
    const problem = problemOf("platform", `\`${definitions}\`: ${first.message}`, suggestion);
    reportAt(reader, "platform.definitions", definitions, problem);
  }
  return value[0] ?? null;
}

export async function readInventories(
  reader: ReferenceReader,
  files: readonly string[],
  { path: request, url }: ExternalFiles,
  setting: string,
): Promise<readonly KnownInventory[]> {
  const report = (file: string, message: string, suggestion: string): void =>
    reportAt(reader, setting, file, problemOf("external-file", message, suggestion));
  if (url.length > 0)
    report(
      request,
      `\`${request}\` is an inventory, which has its own addresses: \`url\` has no effect.`,
      "Remove `url`.",
    );
  const inventories = await Promise.all(
    files.map(async (file): Promise<readonly KnownInventory[]> => {
      const read = await readInventoryFile(file, reader.cwd);
      if (read.kind === "unreadable") {
        report(file, read.message, CORRECT_EXTERNAL);
        return [];
      }
      read.diagnostics.forEach(reader.report);
      if (read.value === null) return [];
      // Without the other site's address, its links would refer to pages of this site.
      if (read.value.url === null)
        report(
          file,
          `The inventory \`${file}\` has no \`url\`: its types are known, and no links.`,
          "Build its site with `siteUrl`, or add the address of the site to the file as `url`.",
        );
      return [{ inventory: read.value, definitions: null }];
    }),
  );
  return inventories.flat();
}

type ReadInventory =
  | { readonly kind: "unreadable"; readonly message: string }
  | (StageResult<Inventory | null> & { readonly kind: "read"; readonly source: SourceFile });

export async function readInventoryFile(file: string, cwd: string): Promise<ReadInventory> {
  const read = await readLimited(file, cwd, MAX_DOCS_BYTES);
  if (read.kind !== "text") {
    const why = read.kind === "missing" ? read.reason : `It has more than ${MAX_DOCS_BYTES / MEGABYTE} MB.`;
    return { kind: "unreadable", message: `The inventory \`${file}\` cannot be read: ${why}` };
  }
  const source = sourceFile(normalisePath(file), read.text);
  return { kind: "read", ...readInventory(source, "external-file"), source };
}
