import { folderOfGlob } from "luau-contract";
import type { DocsVersion } from "../versions/docs-versions";
import { lastChanges } from "./last-changes";

/**
 * When a version came out: as the configuration says, otherwise when its definitions last changed, by git.
 * @param changes when the files of `content/` last changed
 * @returns `2025-01-31`; null without either
 */
export function versionDate(
  { date, frozen, definitions }: Pick<DocsVersion, "date" | "frozen" | "definitions">,
  changes: ReadonlyMap<string, string>,
): string | null {
  if (date !== null) return date;
  const folders = definitions.map(folderOfGlob);
  const known = frozen === null ? new Map(folders.flatMap((folder) => [...lastChanges(folder)])) : changes;
  const dates = [...known]
    .filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .map(([, one]) => one);
  return dates.sort().at(-1) ?? null;
}
