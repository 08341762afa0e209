import type { SymbolKind } from "luau-contract";
import { ENTRY_KINDS, type OverviewGroup, type Section } from "../reference/sections";

export interface Heading {
  readonly id: string;
  readonly text: string;
  /** The identifier that the heading consists of, shown as code; null for a title in words. */
  readonly kind: SymbolKind | null;
  readonly children: readonly Heading[];
}

export const titleHeading = (id: string, text: string, children: readonly Heading[] = []): Heading => ({
  id,
  text,
  kind: null,
  children,
});

export const entryHeading = (
  { anchor, name }: { readonly anchor: string; readonly name: string },
  kind: SymbolKind,
): Heading => ({ id: anchor, text: name, kind, children: [] });

export const toGroupHeadings = (groups: readonly OverviewGroup[]): readonly Heading[] =>
  groups.map(({ id, title }) => titleHeading(id, title));

/** A longer table of contents would not help: the overview lists all entries with their summaries. */
const MAX_LISTED = 100;

export const toHeadings = (sections: readonly Section[]): readonly Heading[] =>
  sections.map(({ id, kind, title, entries }) => {
    const listed = entries.length > MAX_LISTED ? [] : entries;
    const children = listed.map((entry) => entryHeading(entry, ENTRY_KINDS[kind]));
    return titleHeading(id, title, children);
  });

type FlatHeading = NonNullable<Queries.GuideQuery["guide"]>["headings"][number];

/** The table of contents of a guide or post: headings of level 2, with their children of level 3. */
export function toContents(headings: readonly FlatHeading[]): readonly Heading[] {
  const contents: (Heading & { readonly children: Heading[] })[] = [];
  for (const { id, text, level } of headings) {
    const heading = { id, text, kind: null, children: [] };
    if (level === 2) contents.push(heading);
    else if (level === 3) (contents.at(-1)?.children ?? contents).push(heading);
  }
  return contents;
}
