import type { OpenSections } from "./open-sections";

export interface GuideLink {
  readonly href: string;
  readonly title: string;
}

const MOST = 4;

/** The first guides, in the order of their addresses, for readers who have not typed yet. */
export const firstGuides = ({ sections }: OpenSections): readonly GuideLink[] =>
  sections
    .filter(({ kind, heading }) => kind === "guide" && heading === "")
    .slice(0, MOST)
    .map(({ href, title }) => ({ href, title }));
