/** Search by word, with MiniSearch: sections of guides and posts, and what is said of symbols. */
import MiniSearch, { type Options, type Query, type SearchResult as FoundWords } from "minisearch";
import type { SectionRecord } from "luau-contract";
import { INDEX_VERSION, type WordIndex } from "./index-format";
import type { OpenSymbols } from "./open-index";
import { stem } from "./stem";
import { createTerms, findWords, isLight, isPair, tellingWords, toPlain, type TermsOf } from "./words";

export interface OpenWords {
  readonly sections: readonly SectionRecord[];
  /** What each is called, as `toHeadline` writes it. */
  readonly headlines: readonly string[];
  readonly termsOf: TermsOf;
  readonly index: MiniSearch<SectionText>;
}

export interface SymbolWords {
  readonly termsOf: TermsOf;
  readonly index: MiniSearch<SummaryText>;
  /** Of all texts of the symbols. Made when it is asked for first. */
  readonly details: () => MiniSearch<DetailText>;
}

export interface WordHit {
  /** Number of the section or symbol. */
  readonly id: number;
  readonly score: number;
  /** What matched: stems, and words as they stand. */
  readonly terms: ReadonlySet<string>;
}

interface SectionText {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

interface SummaryText {
  readonly id: number;
  readonly summary: string;
}

interface DetailText extends SummaryText {
  /** Stems, with spaces between. */
  readonly details: string;
}

/** Null if the file is of another version. */
export function openWordIndex(index: WordIndex): OpenWords | null {
  // The file comes over the network: its version is what the type promises, not what is certain.
  if ((index.v as number) !== INDEX_VERSION) return null;
  const sections = index.s.map(([page, heading, anchor, text]): SectionRecord => {
    const [kind, title, href] = index.p[page] ?? ["g", "", ""];
    return { kind: kind === "g" ? "guide" : "post", title, heading, href: href + anchor, text };
  });
  const termsOf = createTerms({ light: true });
  const words = new MiniSearch<SectionText>(options(["title", "heading", "text"], termsOf));
  words.addAll(
    sections.map(({ title, heading, text }, id) => ({
      id,
      title: heading === "" ? title : "",
      heading,
      text,
    })),
  );
  return {
    sections,
    headlines: sections.map(({ title, heading }) => toHeadline(heading === "" ? title : heading)),
    termsOf,
    index: words,
  };
}

/** So many summaries are indexed in some ten milliseconds. */
const STEP = 1000;

/** The words of the symbols' summaries, without those that nearly all of them have; step by step. */
export function* openSymbolWords(open: OpenSymbols): Generator<undefined, SymbolWords, undefined> {
  const termsOf = createTerms({ light: false });
  const words = new MiniSearch<SummaryText>(options(["summary"], termsOf));
  for (let from = 0; from < open.symbols.length; from += STEP) {
    words.addAll(open.symbols.slice(from, from + STEP).map(({ id, summary }) => ({ id, summary })));
    yield;
  }
  let details: MiniSearch<DetailText> | null = null;
  return { termsOf, index: words, details: () => (details ??= indexDetails(open, termsOf)) };
}

function indexDetails({ symbols, details }: OpenSymbols, termsOf: TermsOf): MiniSearch<DetailText> {
  const { tokenize, processTerm, ...fields } = options<DetailText>(["summary", "details"], termsOf);
  const words = new MiniSearch<DetailText>({
    ...fields,
    tokenize: (text, field) => (field === "details" ? text.split(" ") : (tokenize?.(text, field) ?? [])),
    processTerm: (term, field) => (field === "details" ? term : processTerm?.(term, field)),
  });
  words.addAll(symbols.map(({ id, summary }) => ({ id, summary, details: details[id] ?? "" })));
  return words;
}

function options<T>(fields: string[], termsOf: TermsOf): Options<T> {
  return {
    fields,
    idField: "id",
    tokenize: (text) => findWords(text).map((word) => word.text),
    processTerm: (word) => copy(termsOf(word)),
  };
}

/** MiniSearch wants a list of its own. */
function copy(terms: readonly string[] | null): string[] | null {
  return terms === null ? null : [...terms];
}

const BOOST = { title: 4, heading: 3, text: 1 };

/**
 * Sections that hold every word, the last of which may be unfinished; failing that, with a typo in a long
 * word (two letters that changed places are two edits). What is called just as the query comes first.
 */
export function searchSections(open: OpenWords, text: string): readonly WordHit[] {
  const exact = run(open.index, text, { boost: BOOST, shortest: 3 });
  const hits =
    exact.length > 0
      ? exact
      : run(open.index, text, {
          boost: BOOST,
          shortest: 3,
          fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 6 ? 1 : false),
        });
  const headline = toHeadline(text);
  const isCalled = ({ id }: WordHit) => open.headlines[id] === headline;
  return [...hits.filter(isCalled), ...hits.filter((hit) => !isCalled(hit))];
}

/** A heading or title without what may be written in more than one way. */
function toHeadline(text: string): string {
  return plainWords(text)
    .map((word) => stem(word))
    .join(" ");
}

/** Symbols whose summary holds every word. No typos here: a list of symbols is no place for guesses. */
export function searchSummaries(open: SymbolWords, text: string): readonly WordHit[] {
  return plainWords(text).every(isLight) ? [] : run(open.index, text, { shortest: 5 });
}

/**
 * Symbols of which every word is told somewhere: in the summary, further down, or of what they take, give and
 * fail with.
 */
export function searchDetails(open: SymbolWords, text: string): readonly WordHit[] {
  return plainWords(text).every(isLight)
    ? []
    : run(open.details(), text, { shortest: 5, boost: { summary: 3, details: 1 } });
}

interface RunOptions {
  /** From how many letters on the last word may be a beginning. */
  readonly shortest: number;
  readonly boost?: Record<string, number>;
  readonly fuzzy?: (term: string) => number | false;
}

function run<T>(
  index: MiniSearch<T>,
  text: string,
  { shortest, boost = {}, fuzzy = () => false }: RunOptions,
): readonly WordHit[] {
  const { telling, weak } = tellingWords(plainWords(text));
  if (telling.length === 0) return [];
  const toQuery = (word: string) =>
    wordQuery(
      word,
      isPair(word) || ([telling.at(-1), weak.at(-1)].includes(word) && word.length >= shortest),
    );
  // They are words already.
  const find = (combineWith: "AND" | "OR", all: readonly string[]) =>
    index
      .search(
        { combineWith, queries: all.map(toQuery) },
        { boost, fuzzy, tokenize: (term) => [term], processTerm: (term) => term },
      )
      .map(toHit);
  const hits = find("AND", telling);
  return weak.length === 0 ? hits : withWeak(hits, find("OR", weak));
}

/** Ids are the numbers that went in; MiniSearch types them as anything. */
const toHit = ({ id, score, terms }: FoundWords): WordHit => ({
  id: id as number,
  score,
  terms: new Set(terms),
});

/** The words of a query or heading. The last letter of a run without spaces stands in the pair before it. */
function plainWords(text: string): readonly string[] {
  const found = findWords(text);
  return found
    .filter(({ end }, at) => end > (found[at - 1]?.end ?? 0))
    .flatMap((word) => toPlain(word.text) ?? []);
}

function withWeak(hits: readonly WordHit[], weak: readonly WordHit[]): readonly WordHit[] {
  const known = new Map(weak.map((hit) => [hit.id, hit]));
  const both = hits.map((hit) => {
    const more = known.get(hit.id);
    return more === undefined
      ? hit
      : { ...hit, score: hit.score + more.score, terms: new Set([...hit.terms, ...more.terms]) };
  });
  return both.sort((a, b) => b.score - a.score);
}

/** A word by its stem; one that may be unfinished also by what begins so. */
function wordQuery(word: string, unfinished: boolean): Query {
  if (!unfinished) return { queries: [stem(word)] };
  return { combineWith: "OR", queries: [stem(word), { queries: [word], prefix: true }] };
}
