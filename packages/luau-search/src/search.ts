/**
 * In: an index and a query. Out: symbols, guides and posts, best first, each with the reason and text to
 * show.
 */
import { adviceOn } from "./advice";
import { openMeanings } from "./by-meaning";
import type { SymbolIndex, WordIndex } from "./index-format";
import { nearestSymbols } from "./nearest";
import { openSymbolIndex, type OpenSymbols, type IndexedSymbol } from "./open-index";
import { openSections } from "./open-sections";
import { plainTerms, stemmedTerms } from "./plain-terms";
import { isCodeName, parseQuery, withoutFilters, type Query } from "./query";
import {
  isAnswered,
  NOTHING,
  toPageResult,
  withResults,
  type RankedResult,
  type SearchResult,
  type SymbolResult,
} from "./results";
import { counterpartsOf } from "./counterparts";
import { nearestTypes, searchTypes } from "./search-types";
import { searchWords, type OpenIndex, type WordResults, type WordsHit } from "./search-words";
import { markName, markWords } from "./segments";
import { nameKey, openThesaurus, phraseKey } from "./thesaurus";
import { toLocalNames } from "./written-types";
import { matchReason } from "./match-reason";

/** A large index takes up to a second to open: use a worker. */
export function openIndex(symbolIndex: SymbolIndex | null, wordIndex: WordIndex | null): OpenIndex {
  const steps = openRest(openNames(symbolIndex), wordIndex);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Names can be searched long before the rest is ready. */
export const openNames = (symbolIndex: SymbolIndex | null): OpenIndex => ({
  symbols: symbolIndex === null ? null : openSymbolIndex(symbolIndex),
  pages: null,
  headlines: [],
  meanings: null,
});

/** Between the steps, names can be searched. */
export function* openRest(
  { symbols }: OpenIndex,
  wordIndex: WordIndex | null,
): Generator<undefined, OpenIndex, undefined> {
  const pages = wordIndex === null ? null : openSections(wordIndex);
  yield;
  const open = openThesaurus(pages?.synonyms ?? [[], []], ...(pages?.names ?? []));
  yield;
  const sections = pages?.sections ?? [];
  const meanings = yield* openMeanings(symbols, sections, open);
  const headlines = sections.map(({ title, heading }) =>
    phraseKey(plainTerms(heading === "" ? title : heading)),
  );
  const index = { symbols, pages, headlines, meanings };
  if ((symbols?.symbols.length ?? 0) < BIG_INDEX) return index;
  for (const query of WARM_UP) {
    yield;
    search(index, query, 1);
  }
  return index;
}

/** In larger indexes, queries run in advance, so that the JavaScript engine has compiled the search. */
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

export const search = (index: OpenIndex, source: string, limit = 20): SearchResult => ({
  ...find(index, source, limit),
  isCodeName: isCodeName(source),
});

function find(index: OpenIndex, source: string, limit: number): SearchResult {
  const query = parseQuery(source);
  const result = run(index, query, limit);
  if (query.text === "" || result.unknownTypes.length > 0) return result;
  // `event:fire` may be a name.
  if (result.results.length === 0 && isFiltered(query)) {
    const unfiltered = run(index, withoutFilters(source), limit);
    if (unfiltered.symbols.some(({ reason }) => reason !== "meaning")) return unfiltered;
  }
  if (isAnswered(result)) return result;
  const nearest = result.results.length > 0 ? result : nearestTo(index, query, limit);
  return { ...nearest, advice: adviceOn(source) };
}

function run(index: OpenIndex, query: Query, limit: number): SearchResult {
  const open = index.symbols;
  const admits = open === null ? () => false : symbolAdmission(open, query);
  if (query.types.length > 0) {
    if (open === null) return NOTHING;
    const names = { names: open.types.names, elsewhere: (name: string) => counterpartOf(index, name) };
    const types = query.types.map((type) => toLocalNames(type, names));
    const { ids, unknown } = searchTypes(open, types, admits, limit);
    const name = query.types[0]?.name ?? "";
    return {
      ...withResults(ids.flatMap((id) => plainResult(open, id, "type", name))),
      unknownTypes: unknown,
    };
  }
  if (query.text !== "") return runWords(index, query, admits, limit);
  if (open === null || !isFiltered(query)) return NOTHING;
  const ids = open.symbols.filter(({ id }) => admits(id)).map(({ id }) => id);
  return withResults(ids.slice(0, limit).flatMap((id) => plainResult(open, id, "listed", "")));
}

function counterpartOf(index: OpenIndex, name: string): string | null {
  const foreign = index.meanings?.thesaurus.names.get(nameKey(name));
  return (foreign === undefined ? null : counterpartsOf(index, foreign)?.paths[0]) ?? null;
}

function runWords(
  index: OpenIndex,
  query: Query,
  admitsSymbol: (symbol: number) => boolean,
  limit: number,
): SearchResult {
  const first = index.symbols?.symbols.length ?? 0;
  const admits = (record: number): boolean => {
    if (record < first) return admitsSymbol(record);
    const section = index.pages?.sections[record - first];
    return section !== undefined && admitsPage(query, section.kind);
  };
  const results = searchWords(index, query.text, admits);
  const shown = results.hits
    .slice(0, limit)
    .flatMap((hit) => toResult(index, hit, { results, text: query.text }));
  const { foreign } = results.meanings.query;
  const { counterparts } = results;
  return {
    ...withResults(shown),
    isNearest: shown.length > 0 && !results.isAnswered,
    foreign:
      foreign === null || counterparts === null || shown.length === 0
        ? null
        : { engine: foreign.engine, name: foreign.name, paths: counterparts },
  };
}

/** Synonyms are marked only if the text has no word of the query. */
function matchedStems({ meanings }: WordResults, text: string): ReadonlySet<string> {
  const has = new Set(stemmedTerms(text));
  const terms = meanings.query.concepts.flatMap(({ alternatives: [own, ...others] }) =>
    own?.phrase.some((word) => has.has(word)) === true ? own.phrase : others.flatMap(({ phrase }) => phrase),
  );
  return new Set(terms);
}

interface WordQuery {
  readonly results: WordResults;
  readonly text: string;
}

function toResult(
  { symbols, pages, meanings }: OpenIndex,
  { id, named }: WordsHit,
  { results, text }: WordQuery,
): readonly RankedResult[] {
  const symbol = symbols?.symbols[id];
  if (symbol === undefined) {
    const section = pages?.sections[id - (meanings?.symbolCount ?? 0)];
    if (section === undefined) return [];
    return [
      toPageResult(section, matchedStems(results, `${section.title} ${section.heading} ${section.text}`)),
    ];
  }
  if (named !== null) return symbols === null ? [] : plainResult(symbols, id, named, text);
  const { concepts } = results.meanings.query;
  return [
    {
      kind: "symbol",
      symbol,
      reason: "meaning",
      // Question words are not marked: the “i” of “can I” is in many names.
      path: markName(symbol.path, concepts.map(({ typed }) => typed).join(" ")),
      summary: markWords(symbol.summary, matchedStems(results, symbol.summary)),
      why: matchReason(symbol, symbols?.details[id] ?? "", concepts),
    },
  ];
}

function plainResult(
  open: OpenSymbols,
  id: number,
  reason: SymbolResult["reason"],
  name: string,
): readonly SymbolResult[] {
  const symbol = open.symbols[id];
  if (symbol === undefined) return [];
  const summary = [{ text: symbol.summary, hit: false }];
  return [{ kind: "symbol", symbol, reason, path: markName(symbol.path, name), summary, why: null }];
}

/**
 * A query by type gets the symbols that match one side of its arrow, other queries the most similar names.
 */
function nearestTo({ symbols }: OpenIndex, query: Query, limit: number): SearchResult {
  if (symbols === null) return NOTHING;
  const admits = symbolAdmission(symbols, query);
  const ids =
    query.types.length === 0
      ? nearestSymbols(symbols, query.text, admits)
      : nearestTypes(symbols, query.types, admits);
  const results = ids.slice(0, limit).flatMap((id) => plainResult(symbols, id, "nearest", query.text));
  return { ...withResults(results), isNearest: results.length > 0 };
}

/** Some engines declare events as properties of such a type. */
const SIGNAL = /: (?:\w+\.)?\w*(?:Signal|Event)(?:$|[<?])/;

const isOfKind = ({ kind, signature }: IndexedSymbol, kinds: Query["kinds"]): boolean =>
  kinds.has(kind) || (kind === "property" && kinds.has("event") && SIGNAL.test(signature));

const isFiltered = ({ kinds, modules }: Query): boolean => kinds.size + modules.length > 0;

function symbolAdmission(open: OpenSymbols, query: Query): (symbol: number) => boolean {
  const { kinds, modules } = query;
  if (!isFiltered(query)) return () => true;
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

/** A page does not belong to a module. */
const admitsPage = ({ kinds, modules }: Query, kind: "guide" | "post"): boolean =>
  modules.length === 0 && (kinds.size === 0 || kinds.has(kind));
