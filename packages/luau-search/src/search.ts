/**
 * In: the opened index and what was typed. Out: symbols, guides and posts, best first, each with why it is
 * there and the pieces to show.
 */
import { KEEP_ALL, searchByName, type NameHit } from "./by-name";
import { searchByType } from "./by-type";
import { searchMostSections, searchMostSymbols } from "./by-most";
import {
  openSymbolWords,
  openWordIndex,
  searchDetails,
  searchSummaries,
  type OpenWords,
  type SymbolWords,
  type WordHit,
} from "./by-word";
import type { SymbolIndex, WordIndex } from "./index-format";
import type { NameReason } from "./name-score";
import { openSymbolIndex, type IndexedSymbol, type OpenSymbols } from "./open-index";
import { searchPages, toPages, type PageResults } from "./page-results";
import { parseQuery, withoutFilters, type Query } from "./query";
import { markName, markWords, type Segment, type WordMatcher } from "./segments";
import type { UnknownType } from "./type-names";
import type { TypeQuery } from "./type-query";

export type { Segment } from "./segments";
export type { UnknownType } from "./type-names";
export type { SymbolIndex, WordIndex } from "./index-format";

/** Any part may be missing: still on its way, or of another version. */
export interface OpenIndex {
  readonly symbols: OpenSymbols | null;
  readonly summaries: SymbolWords | null;
  readonly words: OpenWords | null;
}

export interface SymbolResult {
  readonly kind: "symbol";
  readonly symbol: IndexedSymbol;
  /** Why it was found: how its name, its type or its summary fits; `listed` for a filter without words. */
  readonly reason: NameReason | "type" | "summary" | "listed";
  readonly path: readonly Segment[];
  readonly summary: readonly Segment[];
}

export interface SearchResult extends PageResults {
  readonly symbols: readonly SymbolResult[];
  /** Names in a query by type that no type has, with those that come near. */
  readonly unknownTypes: readonly UnknownType[];
}

const NOTHING: SearchResult = { symbols: [], guides: [], posts: [], unknownTypes: [] };

/** Opens what has arrived. Takes a while for a big index: do it off the main thread. */
export function openIndex(symbolIndex: SymbolIndex | null, wordIndex: WordIndex | null): OpenIndex {
  const steps = openRest(openNames(symbolIndex), wordIndex);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Opens no more than a search by name needs, which is there long before the rest. */
export const openNames = (symbolIndex: SymbolIndex | null): OpenIndex => ({
  symbols: symbolIndex === null ? null : openSymbolIndex(symbolIndex),
  summaries: null,
  words: null,
});

/** Opens the rest, step by step: in between, names can be searched. */
export function* openRest(
  { symbols }: OpenIndex,
  wordIndex: WordIndex | null,
): Generator<undefined, OpenIndex, undefined> {
  const words = wordIndex === null ? null : openWordIndex(wordIndex);
  yield;
  const summaries = symbols === null ? null : yield* openSymbolWords(symbols);
  const index = { symbols, summaries, words };
  if ((symbols?.symbols.length ?? 0) < BIG_INDEX) return index;
  for (const query of WARM_UP) {
    yield;
    search(index, query, 1);
  }
  return index;
}

/** From this many symbols on, the first search would be slow: the engine compiles what has run often. */
const BIG_INDEX = 2000;
const WARM_UP = [
  "number -> string",
  "string, number? -> ()",
  "-> boolean",
  "T -> T",
  "qzxwvjqk",
  "get set position",
  "gp",
];

/** Searches for what was typed: at most `limit` results a group. */
export function search(index: OpenIndex, source: string, limit = 20): SearchResult {
  const query = parseQuery(source);
  const result = run(index, query, limit);
  const filtered = query.kinds.size + query.modules.length > 0;
  if (!isEmpty(result) || query.text === "") return result;
  const unfiltered = filtered ? run(index, withoutFilters(source), limit) : result;
  return isEmpty(unfiltered) && query.types.length === 0 ? runMost(index, query, limit) : unfiltered;
}

function isEmpty({ symbols, guides, posts, unknownTypes }: SearchResult): boolean {
  return symbols.length + guides.length + posts.length + unknownTypes.length === 0;
}

function run(index: OpenIndex, query: Query, limit: number): SearchResult {
  if (query.types.length > 0) return searchTypes(index, query, limit);
  return {
    ...searchPages(index.words, query, limit),
    symbols: searchSymbols(index, query, limit),
    unknownTypes: [],
  };
}

/** What holds most of the words: better than nothing. */
function runMost(index: OpenIndex, query: Query, limit: number): SearchResult {
  const { symbols: open, summaries, words } = index;
  const pages = words === null ? null : toPages(words, searchMostSections(words, query.text), query, limit);
  if (open === null || summaries === null || onlyPages(query)) return { ...NOTHING, ...pages };
  const admits = admission(open, query);
  const hits = searchMostSymbols(open, summaries, query.text).filter(({ id }) => admits(id));
  const symbols = hits
    .slice(0, limit)
    .flatMap(({ id, terms }) =>
      toSymbolResult(open, id, "word", query.text, { terms, termsOf: summaries.termsOf }),
    );
  return { ...NOTHING, ...pages, symbols };
}

/** The reading of a type that comes closest wins, symbol by symbol. */
function searchTypes({ symbols: open }: OpenIndex, query: Query, limit: number): SearchResult {
  if (open === null) return NOTHING;
  const admits = admission(open, query);
  const costs = new Map<number, number>();
  const results = query.types.map((reading) => ({ reading, ...searchReading(open, reading, admits, limit) }));
  for (const { hits } of results) {
    for (const { symbol, cost } of hits) costs.set(symbol, Math.min(cost, costs.get(symbol) ?? Infinity));
  }
  const best = [...costs].sort(([, a], [, b]) => a - b).slice(0, limit);
  const symbols = best.flatMap(([id]) => toSymbolResult(open, id, "type", query.types[0]?.name ?? ""));
  const fewest = results.reduce(
    (least, result) => (result.unknown.length < least.unknown.length ? result : least),
    results[0] ?? { unknown: [] },
  );
  return { ...NOTHING, symbols, unknownTypes: fewest.unknown };
}

type TypeHits = ReturnType<typeof searchByType>;

/** With a name, only what bears it; the better it does, the less the type has to fit. */
function searchReading(
  open: OpenSymbols,
  reading: TypeQuery,
  admits: (symbol: number) => boolean,
  limit: number,
): TypeHits {
  if (reading.name === "") return searchUnnamed(open, reading, admits, limit);
  const named = searchByName(open, reading.name, admits, KEEP_ALL);
  const scores = new Map(named.map(({ symbol, score }) => [symbol, score]));
  const { hits, unknown } = searchByType(open, reading, (symbol) => scores.has(symbol));
  const weighed = hits.map(({ symbol, cost }) => ({
    symbol,
    cost: cost + (100 - (scores.get(symbol) ?? 0)) / 20,
  }));
  return { hits: weighed.sort((a, b) => a.cost - b.cost), unknown };
}

/** What no type is called may be a function's name: `setTimeout -> TimerId`. */
function searchUnnamed(
  open: OpenSymbols,
  reading: TypeQuery,
  admits: (symbol: number) => boolean,
  limit: number,
): TypeHits {
  const plain = searchByType(open, reading, admits, limit);
  const only = reading.params?.length === 1 ? reading.params[0] : undefined;
  if (plain.hits.length > 0 || only?.kind !== "name" || !plain.unknown.some(({ name }) => name === only.name))
    return plain;
  const named = searchReading(open, { ...reading, name: only.name, params: null }, admits, limit);
  return named.hits.length > 0 ? named : plain;
}

function searchSymbols(index: OpenIndex, query: Query, limit: number): readonly SymbolResult[] {
  const open = index.symbols;
  if (open === null || onlyPages(query)) return [];
  const admits = admission(open, query);
  if (query.text === "")
    return query.kinds.size + query.modules.length === 0 ? [] : listed(open, admits, limit);
  const byName = searchByName(open, query.text, admits);
  const named = (hits: readonly NameHit[]) =>
    hits.slice(0, limit).flatMap(({ symbol, reason }) => toSymbolResult(open, symbol, reason, query.text));
  const begun = named(byName.filter(({ reason }) => reason !== "substring"));
  const told = begun.length >= limit ? [] : searchTold(index, query, byName, limit);
  // What only has the letters inside of a word comes after what is said to be it.
  return [...begun, ...told, ...named(byName.filter(({ reason }) => reason === "substring"))].slice(0, limit);
}

/**
 * Symbols found by their summaries, without those that were found by name; where nothing is near, by all that
 * is told of them.
 */
function searchTold(
  { symbols: open, summaries }: OpenIndex,
  query: Query,
  byName: readonly NameHit[],
  limit: number,
): readonly SymbolResult[] {
  // `timer.set` is code: nobody wrote that in a summary.
  if (open === null || summaries === null || /[.:]/.test(query.text)) return [];
  const admits = admission(open, query);
  const seen = new Set(byName.map(({ symbol }) => symbol));
  const admitted = (hits: readonly WordHit[]) => hits.filter(({ id }) => !seen.has(id) && admits(id));
  const inSummaries = admitted(searchSummaries(summaries, query.text));
  const isNear =
    inSummaries.length + byName.length > 0 ||
    searchMostSymbols(open, summaries, query.text).some(({ id }) => admits(id));
  const hits = isNear ? inSummaries : admitted(searchDetails(summaries, query.text));
  return hits
    .slice(0, limit)
    .flatMap(({ id, terms }) =>
      toSymbolResult(open, id, "summary", "", { terms, termsOf: summaries.termsOf }),
    );
}

function listed(
  open: OpenSymbols,
  admits: (symbol: number) => boolean,
  limit: number,
): readonly SymbolResult[] {
  const ids = open.symbols.filter(({ id }) => admits(id)).map(({ id }) => id);
  return ids.slice(0, limit).flatMap((id) => toSymbolResult(open, id, "listed", ""));
}

function toSymbolResult(
  open: OpenSymbols,
  id: number,
  reason: SymbolResult["reason"],
  name: string,
  matcher: WordMatcher | null = null,
): readonly SymbolResult[] {
  const symbol = open.symbols[id];
  if (symbol === undefined) return [];
  const summary =
    matcher === null ? [{ text: symbol.summary, hit: false }] : markWords(symbol.summary, matcher);
  return [{ kind: "symbol", symbol, reason, path: markName(symbol.path, name), summary }];
}

/** Whether a query is limited to guides and posts. */
function onlyPages({ kinds }: Query): boolean {
  return kinds.size > 0 && [...kinds].every((kind) => kind === "guide" || kind === "post");
}

/** Engines that declare their events as properties call the type of these so. */
const SIGNAL = /: (?:\w+\.)?\w*(?:Signal|Event)(?:$|[<?])/;

/** Whether a symbol is of a kind that is asked for. A property that is a signal is an event as well. */
const isOfKind = ({ kind, signature }: IndexedSymbol, kinds: Query["kinds"]): boolean =>
  kinds.has(kind) || (kind === "property" && kinds.has("event") && SIGNAL.test(signature));

/** Whether the filters let a symbol through. */
function admission(open: OpenSymbols, { kinds, modules }: Query): (symbol: number) => boolean {
  if (kinds.size === 0 && modules.length === 0) return () => true;
  return (id) => {
    const symbol = open.symbols[id];
    if (symbol === undefined || (kinds.size > 0 && !isOfKind(symbol, kinds))) return false;
    return (
      modules.length === 0 ||
      modules.includes(symbol.module.toLowerCase()) ||
      modules.includes(symbol.moduleName.toLowerCase())
    );
  };
}
