/** Sections of guides and posts among the results, with the pieces to show. */
import type { SectionRecord } from "luau-contract";
import { markWords, toSnippet, type Segment, type WordMatcher } from "./segments";

export interface PageResult {
  readonly kind: "guide" | "post";
  readonly href: string;
  readonly title: readonly Segment[];
  /** Empty for what stands before the first heading. */
  readonly heading: readonly Segment[];
  readonly snippet: readonly Segment[];
}

export function toPageResult(
  { kind, href, title, heading, text }: SectionRecord,
  matcher: WordMatcher,
): PageResult {
  return {
    kind,
    href,
    title: markWords(title, matcher),
    heading: markWords(heading, matcher),
    snippet: toSnippet(text, matcher),
  };
}
