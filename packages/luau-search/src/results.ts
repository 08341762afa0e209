import type { SectionRecord } from "luau-contract";
import type { ForeignName } from "./thesaurus";
import type { Advice } from "./advice";
import type { NameReason } from "./name-score";
import type { IndexedSymbol } from "./open-index";
import { markWords, toSnippet, type Segment } from "./segments";
import type { UnknownType } from "./resolve-type-names";

/** The name and summary of the symbol do not have the words. */
export interface Why {
  readonly kind: "alias" | "parameter" | "description";
  readonly text: string;
}

export interface SymbolResult {
  readonly kind: "symbol";
  readonly symbol: IndexedSymbol;
  readonly reason: NameReason | "type" | "meaning" | "listed" | "nearest";
  readonly path: readonly Segment[];
  readonly summary: readonly Segment[];
  readonly why: Why | null;
}

export interface PageResult {
  readonly kind: "guide" | "post";
  readonly href: string;
  readonly title: readonly Segment[];
  /** Empty before the first heading. */
  readonly heading: readonly Segment[];
  readonly snippet: readonly Segment[];
}

export type RankedResult = SymbolResult | PageResult;

export interface SearchResult {
  /** Symbols and sections of pages are together, best first. */
  readonly results: readonly RankedResult[];
  readonly symbols: readonly SymbolResult[];
  readonly guides: readonly PageResult[];
  readonly posts: readonly PageResult[];
  /** Nothing matches: the results are the nearest. */
  readonly isNearest: boolean;
  /** The query looks like code: `Vector3.new`. */
  readonly isCodeName: boolean;
  /** The query names a symbol of another engine; there are no paths if the first result says so. */
  readonly foreign: (Pick<ForeignName, "engine" | "name"> & { readonly paths: readonly string[] }) | null;
  /** Names in a query by type that no type has, with similar types. */
  readonly unknownTypes: readonly UnknownType[];
  readonly advice: readonly Advice[];
}

/** The nearest results are not an answer. */
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
