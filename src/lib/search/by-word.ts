/** Search by word, with MiniSearch: sections of guides and posts, and what is said of symbols. */
import MiniSearch, { type Options, type Query } from "minisearch";
import { INDEX_VERSION, type WordIndex } from "./index-format";
import type { OpenSymbols } from "./open-index";
import type { SectionRecord } from "./records";
import { stem } from "./stem";
import { createTerms, findWords, isPair, toPlain, type TermsOf } from "./words";

export interface OpenWords {
  readonly sections: readonly SectionRecord[];
  readonly termsOf: TermsOf;
  readonly index: MiniSearch<SectionText>;
}

export interface SymbolWords {
  readonly termsOf: TermsOf;
  readonly index: MiniSearch<SummaryText>;
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

/** Null if the file is of another version. */
export function openWordIndex(index: WordIndex): OpenWords | null {
  // The file comes over the network: its version is what the type promises, not what is certain.
  if ((index.v as number) !== INDEX_VERSION) return null;
  const sections = index.s.map(([page, heading, anchor, text]): SectionRecord => {
    const [kind, title, href] = index.p[page] ?? ["g", "", ""];
    return { kind: kind === "g" ? "guide" : "post", title, heading, href: href + anchor, text };
  });
  const termsOf = createTerms();
  const words = new MiniSearch<SectionText>(options(["title", "heading", "text"], termsOf));
  words.addAll(sections.map(({ title, heading, text }, id) => ({ id, title: heading === "" ? title : "", heading, text })));
  return { sections, termsOf, index: words };
}

/** The words of the symbols' summaries. */
export function openSymbolWords(open: OpenSymbols): SymbolWords {
  const termsOf = createTerms();
  const words = new MiniSearch<SummaryText>(options(["summary"], termsOf));
  words.addAll(open.symbols.map(({ id, summary }) => ({ id, summary })));
  return { termsOf, index: words };
}

function options<T>(fields: string[], termsOf: TermsOf): Options<T> {
  return { fields, idField: "id", tokenize: (text) => findWords(text).map((word) => word.text), processTerm: (word) => copy(termsOf(word)) };
}

/** MiniSearch wants a list of its own. */
function copy(terms: readonly string[] | null): string[] | null {
  return terms === null ? null : [...terms];
}

/** Sections that hold every word, the last of which may be unfinished; failing that, with a typo in a long word (two letters that changed places are two edits). */
export function searchSections(open: OpenWords, text: string): readonly WordHit[] {
  const boost = { title: 4, heading: 3, text: 1 };
  const hits = run(open.index, text, { boost, shortest: 3 });
  return hits.length > 0 ? hits : run(open.index, text, { boost, shortest: 3, fuzzy: (term) => (term.length >= 8 ? 2 : term.length >= 6 ? 1 : false) });
}

/** Symbols whose summary holds every word. No typos here: a list of symbols is no place for guesses. */
export function searchSummaries(open: SymbolWords, text: string): readonly WordHit[] {
  return run(open.index, text, { shortest: 5 });
}

interface RunOptions {
  /** From how many letters on the last word may be a beginning. */
  readonly shortest: number;
  readonly boost?: Record<string, number>;
  readonly fuzzy?: (term: string) => number | false;
}

function run<T>(index: MiniSearch<T>, text: string, { shortest, boost = {}, fuzzy = () => false }: RunOptions): readonly WordHit[] {
  const found = findWords(text);
  // The last letter of a run stands in the pair before it.
  const words = found.filter(({ end }, at) => end > (found[at - 1]?.end ?? 0)).flatMap((word) => toPlain(word.text) ?? []);
  if (words.length === 0) return [];
  const queries = words.map((word, at) => wordQuery(word, isPair(word) || (at === words.length - 1 && word.length >= shortest)));
  // They are words already.
  const results = index.search({ combineWith: "AND", queries }, { boost, fuzzy, tokenize: (term) => [term], processTerm: (term) => term });
  // Ids are the numbers that went in; MiniSearch types them as anything.
  return results.map((result) => ({ id: result.id as number, score: result.score, terms: new Set(result.terms) }));
}

/** A word by its stem; one that may be unfinished also by what begins so. */
function wordQuery(word: string, unfinished: boolean): Query {
  if (!unfinished) return { queries: [stem(word)] };
  return { combineWith: "OR", queries: [stem(word), { queries: [word], prefix: true }] };
}
