import type { SectionRecord } from "luau-contract";
import { INDEX_VERSION, type WordIndex } from "./index-format";

export interface OpenSections {
  readonly sections: readonly SectionRecord[];
  readonly synonyms: WordIndex["y"];
  readonly names: WordIndex["n"];
}

/** Null if the page is older or newer than the index. */
export function openSections(index: WordIndex): OpenSections | null {
  // The file comes over the network, so its version may differ from the type's.
  if ((index.v as number) !== INDEX_VERSION) return null;
  const sections = index.s.map(([page, heading, anchor, text]): SectionRecord => {
    const [kind, title, href] = index.p[page] ?? ["g", "", ""];
    const isLimit = kind === "l" && heading !== "";
    return { kind: kind === "p" ? "post" : "guide", title, heading, href: href + anchor, text, isLimit };
  });
  return { sections, synonyms: index.y, names: index.n };
}
