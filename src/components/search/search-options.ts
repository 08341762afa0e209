import type { PageResult, SearchResult, SymbolResult } from "luau-search";

/** A result that can be chosen, and its number in the whole list. */
export interface SearchOption {
  readonly index: number;
  readonly href: string;
  readonly result: SymbolResult | PageResult;
}

export interface OptionGroup {
  readonly kind: "symbols" | "guides" | "posts";
  readonly options: readonly SearchOption[];
}

/** The groups that have results, symbols first, numbered through. */
export function toGroups({ symbols, guides, posts }: SearchResult): readonly OptionGroup[] {
  let index = 0;
  const group = (
    kind: OptionGroup["kind"],
    results: readonly (SymbolResult | PageResult)[],
  ): OptionGroup => ({
    kind,
    options: results.map((result) => ({
      index: index++,
      href: result.kind === "symbol" ? result.symbol.href : result.href,
      result,
    })),
  });
  return [group("symbols", symbols), group("guides", guides), group("posts", posts)].filter(
    ({ options }) => options.length > 0,
  );
}
