import type { Heading } from "./headings";

/** A heading as the build finds it. */
export interface FlatHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** The table of contents of a written page: headings of levels 2 and 3, the latter under the former. */
export function toContents(headings: readonly FlatHeading[]): readonly Heading[] {
  const contents: (Heading & { readonly children: Heading[] })[] = [];
  for (const { id, text, level } of headings) {
    const heading = { id, text, kind: null, children: [] };
    if (level === 2) contents.push(heading);
    else if (level === 3) (contents.at(-1)?.children ?? contents).push(heading);
  }
  return contents;
}
