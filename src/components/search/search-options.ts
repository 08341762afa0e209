import type { RankedResult, SearchResult } from "luau-search";

/** A result that can be chosen, and its number in the list. */
export interface SearchOption {
  readonly index: number;
  readonly href: string;
  readonly result: RankedResult;
}

/** Symbols and sections of pages together, best first. */
export const toOptions = ({ results }: SearchResult): readonly SearchOption[] =>
  results.map((result, index) => ({
    index,
    href: result.kind === "symbol" ? result.symbol.href : result.href,
    result,
  }));

/** The title of a result, for lists of opened results. */
export function titleOf(result: RankedResult): string {
  if (result.kind === "symbol") return result.symbol.path;
  const segments = result.heading.length > 0 ? result.heading : result.title;
  return segments.map(({ text }) => text).join("");
}
