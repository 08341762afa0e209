/** In: a page's samples and links, and Luau's findings. Out: the entries that it uses, by section. */
import type { SampleNote } from "luau-contract";
import type { PageFigures } from "./page-figures";
import type { PageSection } from "./page-sections";

export interface SectionUse {
  /** The entry's address, without base path and locale. */
  readonly href: string;
  /** The sample that names it; null for a link. */
  readonly sample: UsingSample | null;
}

/** Weights of how much a sample is about one of its names. */
export interface UsingSample {
  readonly isCalled: boolean;
  /** The number of entries that the sample names. */
  readonly names: number;
  readonly length: number;
}

export interface UsingSection extends PageSection {
  readonly uses: readonly SectionUse[];
}

interface Sources {
  /** By the sample's code. */
  readonly samples: ReadonlyMap<string, SampleNote>;
  /** The address of a link without base path and locale; null for those of other sites. */
  readonly plainHref: (href: string) => string | null;
}

/** Sections without uses are left out. */
export function usesOf(
  { figures, links }: PageFigures,
  { samples, plainHref }: Sources,
): readonly UsingSection[] {
  const bySection = new Map<PageSection, SectionUse[]>();
  const add = (section: PageSection, use: SectionUse): void => {
    const uses = bySection.get(section) ?? [];
    uses.push(use);
    bySection.set(section, uses);
  };
  for (const { text, section } of figures) {
    const { code = "", uses = [] } = samples.get(text.trimEnd()) ?? {};
    for (const { href, isCalled } of uses)
      add(section, { href, sample: { isCalled, names: uses.length, length: code.length } });
  }
  for (const { href: written, section } of links) {
    const href = plainHref(written);
    if (href !== null) add(section, { href, sample: null });
  }
  return [...bySection].map(([section, uses]) => ({ ...section, title: titleOf(section), uses }));
}

const titleOf = ({ title }: PageSection): string => title.replaceAll(/\s+/g, " ").trim();
