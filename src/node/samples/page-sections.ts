/** In: the elements of a page. Out: the section that each place is in, by the nearest heading above. */

export type Attributes = Readonly<Record<string, string>>;

/** A heading with an address, or the page itself. */
export interface PageSection {
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly title: string;
  /** Whether it is an entry of the reference. */
  readonly isEntry: boolean;
}

interface OpenElement {
  readonly isProse: boolean;
  readonly isEntry: boolean;
  readonly endsTitle: boolean;
}

interface MutableSection extends PageSection {
  title: string;
}

const PAGE: PageSection = { anchor: "", title: "", isEntry: false };

/** Creates a listener, which must be called for each element and text of a page in order. */
export function createSectionReader() {
  const open: OpenElement[] = [];
  let current = PAGE;
  let heading: MutableSection | null = null;
  /** Whether the next heading is that of an entry. */
  let isEntryOpen = false;
  return {
    open: (name: string, { id = "", class: classes = "", "data-entry": entry }: Attributes): void => {
      const isEntry = name === "section" && entry !== undefined;
      const isInEntry = isEntry || open.some((one) => one.isEntry);
      // In an entry, only its own heading is one: those of its description are not in the reference's outline.
      const isHeading = /^h[1-6]$/.test(name) && id !== "" && (!isInEntry || isEntryOpen);
      if (isEntry) isEntryOpen = true;
      if (isHeading) {
        heading = { anchor: id, title: "", isEntry: isEntryOpen };
        current = heading;
        isEntryOpen = false;
      }
      // The link of an entry's heading is its name, and the rest its signature.
      const endsTitle = isHeading || (name === "a" && heading?.isEntry === true);
      open.push({ isProse: classes.split(" ").includes("prose"), isEntry, endsTitle });
    },
    text: (text: string): void => {
      if (heading !== null) heading.title += text;
    },
    close: (): void => {
      const closed = open.pop();
      if (closed?.endsTitle === true) heading = null;
    },
    current: (): PageSection => current,
    isInProse: (): boolean => open.some(({ isProse }) => isProse),
  };
}
