/** What a search returns. */
import type { ForeignName } from "./thesaurus";
import type { Advice } from "./advice";
import type { NameReason } from "./name-score";
import type { IndexedSymbol } from "./open-index";
import type { PageResult } from "./page-results";
import type { Segment } from "./segments";
import type { UnknownType } from "./type-names";

/** What of a symbol fits a query of words, where its name and summary do not show it. */
export type Why =
  /** It is also called so. */
  | { readonly kind: "alias"; readonly text: string }
  | { readonly kind: "parameter"; readonly text: string }
  /** Words of the query in the rest of its description. */
  | { readonly kind: "description"; readonly text: string };

export interface SymbolResult {
  readonly kind: "symbol";
  readonly symbol: IndexedSymbol;
  /** Why it was found: how its name, its type or its texts fit; `listed` for a filter without words. */
  readonly reason: NameReason | "type" | "meaning" | "listed" | "nearest";
  readonly path: readonly Segment[];
  readonly summary: readonly Segment[];
  readonly why: Why | null;
}

export type RankedResult = SymbolResult | PageResult;

export interface SearchResult {
  /** Symbols and sections of pages together, best first. */
  readonly results: readonly RankedResult[];
  /** The same, by kind. */
  readonly symbols: readonly SymbolResult[];
  readonly guides: readonly PageResult[];
  readonly posts: readonly PageResult[];
  /** Nothing fits: these are what comes nearest. */
  readonly isNearest: boolean;
  /** A name of another engine in the query, and what is called so here. */
  readonly foreign: (ForeignName & { readonly path: string }) | null;
  /** Names in a query by type that no type has, with those that come near. */
  readonly unknownTypes: readonly UnknownType[];
  /** What else can be tried, where nothing fits. */
  readonly advice: readonly Advice[];
}

/** Whether there is what was asked for, and not only what comes nearest. */
export const isAnswered = ({ results, isNearest }: SearchResult): boolean => results.length > 0 && !isNearest;

export const withResults = (results: readonly RankedResult[]): SearchResult => ({
  results,
  symbols: results.filter((result) => result.kind === "symbol"),
  guides: results.filter((result): result is PageResult => result.kind === "guide"),
  posts: results.filter((result): result is PageResult => result.kind === "post"),
  isNearest: false,
  foreign: null,
  unknownTypes: [],
  advice: [],
});

export const NOTHING = withResults([]);
