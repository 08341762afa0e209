import type { OpenSections } from "./open-sections";

export interface GuideLink {
  readonly href: string;
  readonly title: string;
}

const MOST = 4;

/** Readers who have not typed yet see these, in the order of their addresses. */
export const firstGuides = ({ sections }: OpenSections): readonly GuideLink[] =>
  sections
    .filter(({ kind, heading }) => kind === "guide" && heading === "")
    .slice(0, MOST)
    .map(({ href, title }) => ({ href, title }));
