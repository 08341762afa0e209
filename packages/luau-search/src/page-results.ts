/** The guides and posts that a query finds, with the pieces to show. */
import { searchSections, type OpenWords, type WordHit } from "./by-word";
import type { Query } from "./query";
import { markWords, toSnippet, type Segment } from "./segments";

export interface PageResult {
  readonly kind: "guide" | "post";
  readonly href: string;
  readonly title: readonly Segment[];
  /** Empty for what stands before the first heading. */
  readonly heading: readonly Segment[];
  readonly snippet: readonly Segment[];
}

export interface PageResults {
  readonly guides: readonly PageResult[];
  readonly posts: readonly PageResult[];
}

export function searchPages(words: OpenWords | null, query: Query, limit: number): PageResults {
  return words === null || query.modules.length > 0
    ? { guides: [], posts: [] }
    : toPages(words, searchSections(words, query.text), query, limit);
}

export function toPages(
  words: OpenWords,
  hits: readonly WordHit[],
  query: Query,
  limit: number,
): PageResults {
  if (query.modules.length > 0) return { guides: [], posts: [] };
  const ofKind = (kind: PageResult["kind"]) => {
    if (query.kinds.size > 0 && !query.kinds.has(kind)) return [];
    return hits
      .filter(({ id }) => words.sections[id]?.kind === kind)
      .slice(0, limit)
      .flatMap((hit) => toPageResult(words, hit));
  };
  return { guides: ofKind("guide"), posts: ofKind("post") };
}

function toPageResult({ sections, termsOf }: OpenWords, { id, terms }: WordHit): readonly PageResult[] {
  const section = sections[id];
  if (section === undefined) return [];
  const { kind, href, title, heading, text } = section;
  const matcher = { terms, termsOf };
  return [
    {
      kind,
      href,
      title: markWords(title, matcher),
      heading: markWords(heading, matcher),
      snippet: toSnippet(text, matcher),
    },
  ];
}
