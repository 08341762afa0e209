import type { SymbolKind } from "luau-contract";
import { ENTRY_KINDS, type OverviewGroup, type Section } from "../reference/sections";

/** A heading in a table of contents, with those under it. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** What the name stands for, which is then set like code; null for a title in words. */
  readonly kind: SymbolKind | null;
  readonly children: readonly Heading[];
}

/** The headings of an overview's groups alone. */
export const toGroupHeadings = (groups: readonly OverviewGroup[]): readonly Heading[] =>
  groups.map(({ id, title }) => ({ id, text: title, kind: null, children: [] }));

/** More entries than this are no help beside the text: the overview has them all, with what they are for. */
const MOST_LISTED = 100;

/** The table of contents of a reference page: a kind, and under it the entries of that kind. */
export const toHeadings = (sections: readonly Section[]): readonly Heading[] =>
  sections.map(({ id, kind, title, entries }) => ({
    id,
    text: title,
    kind: null,
    children:
      entries.length > MOST_LISTED
        ? []
        : entries.map(({ anchor, name }) => ({
            id: anchor,
            text: name,
            kind: ENTRY_KINDS[kind],
            children: [],
          })),
  }));
