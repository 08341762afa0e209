/** The results of a search. */
import type { ForeignName } from "./thesaurus";
import type { Advice } from "./advice";
import type { NameReason } from "./name-score";
import type { IndexedSymbol } from "./open-index";
import type { PageResult } from "./page-results";
import type { Segment } from "./segments";
import type { UnknownType } from "./resolve-type-names";

/** The text of a symbol that matches, if its name and summary do not. */
export type Why =
  | { readonly kind: "alias"; readonly text: string }
  | { readonly kind: "parameter"; readonly text: string }
  /** Words of the query in the rest of its description. */
  | { readonly kind: "description"; readonly text: string };

export interface SymbolResult {
  readonly kind: "symbol";
  readonly symbol: IndexedSymbol;
  /** How it was found; `listed` for a filter without words. */
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
  /** Nothing matches; the results are the nearest. */
  readonly isNearest: boolean;
  /** The query is written like a name in code: `Vector3.new`. */
  readonly isCodeName: boolean;
  /** A name of another engine in the query, and its equivalents here; none if the first result says so. */
  readonly foreign: (Pick<ForeignName, "engine" | "name"> & { readonly paths: readonly string[] }) | null;
  /** Unknown names in a query by type, with similar types. */
  readonly unknownTypes: readonly UnknownType[];
  /** Queries to try if nothing matches. */
  readonly advice: readonly Advice[];
}

/** Whether there are results other than the nearest. */
export const isAnswered = ({ results, isNearest }: SearchResult): boolean => results.length > 0 && !isNearest;

export const withResults = (results: readonly RankedResult[]): SearchResult => ({
  results,
  symbols: results.filter((result) => result.kind === "symbol"),
  guides: results.filter((result): result is PageResult => result.kind === "guide"),
  posts: results.filter((result): result is PageResult => result.kind === "post"),
  isNearest: false,
  isCodeName: false,
  foreign: null,
  unknownTypes: [],
  advice: [],
});

export const NOTHING = withResults([]);
