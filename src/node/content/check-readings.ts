import { compare, sortDiagnostics, type Diagnostic } from "luau-contract";
import { checkContent } from "./check-content";
import type { CheckLevels, ContentPage, FileReference } from "./check-content";

/** The part of a reading needed by the checks across files: plain data, to be cached between builds. */
export interface FileFacts {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly references: readonly FileReference[];
  readonly page: ContentPage | null;
  readonly authors: readonly string[];
  readonly tags: readonly string[];
  /** The guide's unique name across all versions. */
  readonly guide: string | null;
}

/**
 * Every mistake in the content folder, in file order.
 * @param components names of the site's own components
 * @param reserved addresses that no guide may have
 */
export function checkReadings(
  readings: readonly FileFacts[],
  symbols: ReadonlySet<string>,
  otherFiles: readonly string[],
  levels: CheckLevels,
  components: readonly string[] = [],
  reserved: readonly string[] = [],
): readonly Diagnostic[] {
  const names = (pick: (reading: FileFacts) => readonly string[]): ReadonlySet<string> =>
    new Set(readings.flatMap(pick));
  const byFile = [...readings].sort((a, b) => compare(a.file, b.file));
  const across = checkContent(
    byFile.flatMap(({ page }) => page ?? []),
    byFile.flatMap(({ references }) => references),
    {
      symbols,
      components: new Set(components),
      authors: names(({ authors }) => authors),
      tags: names(({ tags }) => tags),
      guides: names(({ guide }) => (guide === null ? [] : [guide])),
      files: new Set([...readings.map(({ file }) => file), ...otherFiles]),
      reserved: new Set(reserved),
    },
    levels,
  );
  return sortDiagnostics([...byFile.flatMap(({ diagnostics }) => diagnostics), ...across]);
}
