import type { Heading } from "./headings";

/** A heading, as extracted by the build. */
interface FlatHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

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
