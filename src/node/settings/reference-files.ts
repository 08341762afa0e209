import { existsSync } from "node:fs";
import { frozenCopies } from "../../lib/site-config/frozen-copies";
import { listOf, type WrittenExternal, type WrittenSettings } from "luau-contract";
import type { DocsVersion } from "./docs-versions";

type ExternalFile = string | WrittenExternal;

/** The plugin's options for a version. A frozen one uses its own copies of files in the `current` folders. */
export function referenceOf(
  { platform, enums, events, docs, external, underscored, exclude, require }: WrittenSettings,
  version: Pick<DocsVersion, "definitions" | "frozen">,
  current: readonly string[],
) {
  const versionFile = fileIn(version, current);
  const files = listOf(docs).flatMap(versionFile);
  const others = listOf(external).flatMap((one) => externalFile(one, versionFile));
  return {
    ...(platform && { platform }),
    ...(enums && { enums }),
    ...(events && { events }),
    ...(files.length > 0 && { docs: files }),
    ...(underscored && { underscored }),
    ...(others.length > 0 && { external: others }),
    ...(exclude && { exclude }),
    ...(require && { require }),
  };
}

type FindFile = (file: string) => readonly string[];

function fileIn(
  { definitions: [folder = ""], frozen }: Pick<DocsVersion, "definitions" | "frozen">,
  current: readonly string[],
): FindFile {
  if (frozen === null) return (file) => [file];
  const copies = frozenCopies(current);
  return (file) => {
    const copy = copies.find((one) => file.startsWith(`${one.folder}/`));
    if (copy === undefined) return [file];
    const frozenFile = `${folder}${copy.below}${file.slice(copy.folder.length)}`;
    return existsSync(frozenFile) ? [frozenFile] : [];
  };
}

function externalFile(written: ExternalFile, inSite: FindFile): readonly ExternalFile[] {
  if (typeof written === "string") return inSite(written);
  const urls = listOf(written.url).flatMap(inSite);
  return inSite(written.path).map((path) => (urls.length === 0 ? { path } : { path, url: urls }));
}
