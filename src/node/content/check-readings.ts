import { type Diagnostic, sortDiagnostics } from "luau-diagnostics";
import { compare } from "luau-syntax";
import { checkContent } from "./check-content";
import type { CheckLevels, ContentPage, FileReference, SiteNames } from "./check-content";

/** The part of a reading needed by the checks across files: plain data, to be cached between builds. */
export interface FileFacts {
  readonly file: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly references: readonly FileReference[];
  readonly page: ContentPage | null;
  /** Null in a file whose authors cannot be read. */
  readonly authors: readonly string[] | null;
  readonly tags: readonly string[] | null;
  /** The address that the file's page would have if it could be read. */
  readonly unread: string | null;
  readonly guide: string | null;
}

/** Every problem in the content folder, in file order. `siteNames` are those of the site around it. */
export function checkReadings(
  readings: readonly FileFacts[],
  siteNames: Partial<Omit<SiteNames, "authors" | "tags" | "guides">>,
  levels: CheckLevels,
): readonly Diagnostic[] {
  const names = (pick: (reading: FileFacts) => readonly string[] | null): ReadonlySet<string> | null => {
    const all = readings.map(pick);
    return all.includes(null) ? null : new Set(all.flatMap((some) => some ?? []));
  };
  const byFile = [...readings].sort((a, b) => compare(a.file, b.file));
  const across = checkContent(
    byFile.flatMap(({ page }) => page ?? []),
    byFile.flatMap(({ references }) => references),
    {
      symbols: new Set(),
      components: new Set(),
      hasModule: () => true,
      staticFiles: new Set(),
      reserved: new Set(),
      ...siteNames,
      authors: names(({ authors }) => authors),
      tags: names(({ tags }) => tags),
      guides: new Set(readings.flatMap(({ guide }) => guide ?? [])),
      files: new Set([...readings.map(({ file }) => file), ...(siteNames.files ?? [])]),
    },
    levels,
  );
  return sortDiagnostics([...byFile.flatMap(({ diagnostics }) => diagnostics), ...across]);
}
