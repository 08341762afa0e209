import type { SectionRecord } from "luau-contract";
import { markWords, toSnippet, type Segment } from "./segments";

export interface PageResult {
  readonly kind: "guide" | "post";
  readonly href: string;
  readonly title: readonly Segment[];
  /** Empty before the first heading. */
  readonly heading: readonly Segment[];
  readonly snippet: readonly Segment[];
}

export function toPageResult(
  { kind, href, title, heading, text }: SectionRecord,
  stems: ReadonlySet<string>,
): PageResult {
  return {
    kind,
    href,
    title: markWords(title, stems),
    heading: markWords(heading, stems),
    snippet: toSnippet(text, stems),
  };
}
