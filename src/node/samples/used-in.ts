/** In: the entries that each page uses. Out: the uses of each entry, the most relevant first. */
import type { SamplePage } from "./sample-pages";
import type { SectionUse, UsingSample, UsingSection } from "./page-uses";

/** Uses in the Markdown of a module. */
export const MAX_MARKDOWN_USES = 5;
/** Listed uses of a kind: the most used entries of a large site have thousands. */
export const MAX_LISTED_USES = 40;

interface UsingPage extends SamplePage {
  readonly sections: readonly UsingSection[];
}

export interface Usage {
  readonly kind: SamplePage["kind"];
  /** Without base path and locale. */
  readonly href: string;
  /** The names of the page and the section; one for an entry and for a whole page. */
  readonly titles: readonly string[];
  /** Whether the title is the name of an entry. */
  readonly isEntry: boolean;
}

interface RankedUsage extends Usage {
  readonly sample: UsingSample | null;
  readonly isLinked: boolean;
  /** In the order of the site. */
  readonly position: number;
}

/** By the address of the entry. An entry's own samples, and those of its members, do not count. */
export type UsedIn = ReadonlyMap<string, readonly Usage[]>;

/** @param pages in the order of the site */
export function usedIn(pages: readonly UsingPage[]): UsedIn {
  const ranked = new Map<string, Map<string, RankedUsage>>();
  let position = 0;
  for (const page of pages)
    for (const section of page.sections) {
      position += 1;
      const usage = usageOf(page, section);
      const ownHref = section.isEntry ? `${page.href}#${encoded(section.anchor)}` : null;
      for (const use of section.uses) if (ownHref === null || !isWithin(ownHref, use.href)) note(usage, use);
    }
  return new Map(
    [...ranked].map(([href, places]) => [
      href,
      [...places.values()].sort(byRankFor(namesOf(href))).map(withoutRank),
    ]),
  );

  function note(usage: Usage, { href, sample }: SectionUse): void {
    const places = ranked.get(href) ?? new Map<string, RankedUsage>();
    const earlier = places.get(usage.href);
    const best = earlier === undefined || bySample(sample, earlier.sample) < 0 ? sample : earlier.sample;
    const isLinked = sample === null || earlier?.isLinked === true;
    places.set(usage.href, { ...usage, sample: best, isLinked, position: earlier?.position ?? position });
    ranked.set(href, places);
  }
}

function usageOf(
  { kind, href, title }: SamplePage,
  { anchor, title: section, isEntry }: UsingSection,
): Usage {
  const isWhole = anchor === "" || (kind === "reference" && !isEntry);
  if (isWhole) return { kind, href, titles: [title], isEntry: false };
  const titles = isEntry ? [section] : [title, section];
  return { kind, href: `${href}#${encoded(anchor)}`, titles, isEntry };
}

/** Encodes an anchor as addresses of entries have it. */
const encoded = (anchor: string): string => encodeURIComponent(anchor).replaceAll("%3A", ":");

/** Whether a section is an entry's own, or that of a member. An entry with a page has all of its sections. */
const isWithin = (section: string, entry: string): boolean =>
  section === entry || section.startsWith(`${entry}.`) || section.startsWith(`${entry}#`);

const KINDS: readonly SamplePage["kind"][] = ["guide", "reference", "post"];

/** The names of an entry and its module, in small letters: `timer` and `setinterval`. */
const namesOf = (href: string): readonly string[] =>
  href
    .toLowerCase()
    .split(/[/#.]/)
    .slice(-2)
    .filter((name) => name.length > 2);

const byRankFor = (names: readonly string[]) => (a: RankedUsage, b: RankedUsage) =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  Number(isNamed(b, names)) - Number(isNamed(a, names)) ||
  Number(isAbout(b)) - Number(isAbout(a)) ||
  bySample(a.sample, b.sample) ||
  a.position - b.position;

/** A section of a guide about the entry or its module: "Timers". */
const isNamed = ({ kind, titles }: RankedUsage, names: readonly string[]): boolean =>
  kind === "guide" && names.some((name) => (titles.at(-1) ?? "").toLowerCase().includes(name));

/** A section that shows an entry in a sample, and links to it in its text. */
const isAbout = ({ sample, isLinked }: RankedUsage): boolean => sample !== null && isLinked;

/** Samples before links; first those that call the entry, name few others, and are short. */
function bySample(a: UsingSample | null, b: UsingSample | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return Number(b.isCalled) - Number(a.isCalled) || a.names - b.names || a.length - b.length;
}

const withoutRank = ({ kind, href, titles, isEntry }: RankedUsage): Usage => {
  return { kind, href, titles, isEntry };
};
