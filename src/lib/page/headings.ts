import type { OverviewGroup, Section } from "../reference/sections";

/** A heading in a table of contents, with its children. */
export interface Heading {
  readonly id: string;
  readonly text: string;
  /** Whether the text is an identifier, shown as code. */
  readonly code: boolean;
  readonly children: readonly Heading[];
}

/** Only the headings of an overview's groups. */
export const toGroupHeadings = (groups: readonly OverviewGroup[]): readonly Heading[] =>
  groups.map(({ id, title }) => ({ id, text: title, code: false, children: [] }));

/** A longer table of contents would not help: the overview lists all entries with their summaries. */
const MOST_LISTED = 100;

/** The table of contents of a reference page: kinds, with their entries. */
export const toHeadings = (sections: readonly Section[]): readonly Heading[] =>
  sections.map(({ id, title, entries }) => ({
    id,
    text: title,
    code: false,
    children:
      entries.length > MOST_LISTED
        ? []
        : entries.map(({ anchor, name }) => ({ id: anchor, text: name, code: true, children: [] })),
  }));
