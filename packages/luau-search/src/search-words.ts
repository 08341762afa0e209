/**
 * Search for a query of words: by name and by meaning, fused into one list. Both scores are scaled to 0 to 1,
 * so that exact names come first and guesses last.
 */
import { lastPart } from "luau-syntax";
import { searchByName, type NameHit } from "./by-name";
import { searchMeanings, wordsKey, type MeaningHits, type OpenMeanings } from "./by-meaning";
import type { Concept } from "./concepts";
import { fold } from "./name-forms";
import type { OpenSymbols } from "./open-index";
import type { OpenSections } from "./open-sections";
import { plainTerms, queryTerms } from "./plain-terms";
import { phraseKey } from "./thesaurus";

/** A part is null while it is being fetched, or if its version differs. */
export interface OpenIndex {
  readonly symbols: OpenSymbols | null;
  readonly pages: OpenSections | null;
  /** `phraseKey` of each section's heading. */
  readonly headlines: readonly string[];
  readonly meanings: OpenMeanings | null;
}

/** A symbol, or, from `symbolCount` on, a section. */
export interface WordsHit {
  readonly id: number;
  readonly score: number;
  /** How its name matches; null if its meaning matches better. */
  readonly named: NameHit["reason"] | null;
}

export interface WordsFound {
  readonly hits: readonly WordsHit[];
  readonly meanings: MeaningHits;
  /** A name matches, or the index contains most of the concepts; otherwise the hits are only the nearest. */
  readonly isAnswered: boolean;
}

/** Score of the best match by meaning; names score up to 1. */
const MEANING = 0.72;
/** As `MEANING`, for names of other engines: below an exact name. */
const FOREIGN = 0.88;
const HEADLINE = 0.955;
const ALIAS = 0.89;
/** A name that has the words of the query, and no other: `mkdir` and `make directory`. */
const WRITTEN = 0.99;
/** Added if the owner is part of it: for `play sound`, `Sound:Play` and not `Plugin:PlaySound`. */
const OWNED = 0.1;
/** The same for a synonym of the whole query: `JSONDecode` and `parse json`. */
const SYNONYM = 0.86;
/** Added to names with a typo if a word of the query is unknown. */
const TYPO = 0.75;
/** Taken from values of enums of whose names the query is a part. */
const VALUE = 0.1;
/** Share of the lower score that is added, in queries of several words. */
const SECOND_REASON = 0.15;
/** If a name scores this much for one word, matches by meaning score at most `BESIDE_NAME`. */
const SOLID_NAME = 60;
const BESIDE_NAME = 0.58;

const NO_MEANINGS: MeaningHits = { hits: [], asked: { concepts: [], foreign: null } };

export function searchWords(index: OpenIndex, text: string, admits: (record: number) => boolean): WordsFound {
  const names = index.symbols === null ? [] : searchByName(index.symbols, text, admits);
  const isOneWord = !text.includes(" ");
  const isNamed = isOneWord && names.some(({ score }) => score >= SOLID_NAME);
  const meanings =
    index.meanings === null || isCode(text, names)
      ? NO_MEANINGS
      : searchMeanings(index.meanings, text, { admits, isNamed });
  const { concepts, foreign } = meanings.asked;
  const known = concepts.filter((concept) => concept.isKnown);
  const scores = new Map(scoreNames(index, names, concepts).map((hit) => [hit.id, hit]));
  const most = foreign !== null ? FOREIGN : isNamed ? BESIDE_NAME : MEANING;
  for (const hit of scoreMeanings(index, text, meanings, most)) {
    const named = scores.get(hit.id);
    scores.set(hit.id, named === undefined ? hit : both(named, hit, isOneWord ? 0 : SECOND_REASON));
  }
  const hits = [...scores.values()].sort((a, b) => b.score - a.score);
  return { hits, meanings, isAnswered: names.length > 0 || known.length * 2 > concepts.length };
}

/** `timer.set` is part of a name, so only names are searched. */
const isCode = (text: string, names: readonly NameHit[]): boolean =>
  names.length > 0 && /[.:]\w*$/.test(text) && !text.includes(" ");

const both = (named: WordsHit, meant: WordsHit, second: number): WordsHit => ({
  id: named.id,
  score: Math.max(named.score, meant.score) + second * Math.min(named.score, meant.score),
  named: named.score >= meant.score ? named.named : null,
});

function scoreNames(
  { symbols }: OpenIndex,
  names: readonly NameHit[],
  concepts: readonly Concept[],
): readonly WordsHit[] {
  const isSpelt = concepts.length > 0 && concepts.every(({ isKnown }) => isKnown);
  return names.map(({ symbol, score, reason }) => ({
    id: symbol,
    score:
      score / 100 +
      (reason === "typo" && !isSpelt ? TYPO : 0) -
      (reason === "word" && symbols?.symbols[symbol]?.kind === "enumValue" ? VALUE : 0),
    named: reason,
  }));
}

function scoreMeanings(
  { symbols, meanings, headlines }: OpenIndex,
  text: string,
  { hits, asked: { foreign, concepts } }: MeaningHits,
  most: number,
): readonly WordsHit[] {
  const best = hits[0]?.score ?? 1;
  const headline = phraseKey(plainTerms(text));
  const called = fold(text);
  const wording = meanings === null ? NO_WORDINGS : wordings(meanings, text, concepts);
  // A query of one foreign name: `Node3D` finds `Entity` before its functions.
  const here = foreign !== null && concepts.length === 1 ? fold(foreign.concept) : null;
  return hits.map(({ id, score }) => {
    const share = (most * score) / best;
    const isHeadline = headlines[id - (meanings?.symbolCount ?? 0)] === headline;
    const { path = "", aliases = [] } = symbols?.symbols[id] ?? {};
    const isCalled = aliases.some((alias) => fold(alias) === called) || fold(lastPart(path)) === here;
    const [written = 0, withOwner = 0] = (meanings?.names[id] ?? []).map((name) => wording.get(name) ?? 0);
    const whole = withOwner > written ? withOwner + OWNED : written;
    const least = Math.max(isHeadline ? HEADLINE : 0, isCalled ? ALIAS : 0, whole);
    return { id, score: Math.max(share, least + share / 100), named: null };
  });
}

const NO_WORDINGS: ReadonlyMap<string, number> = new Map();

/** What a name would have to be, as `wordsKey`, for its words to be those of the query or of a synonym. */
function wordings(
  { index }: OpenMeanings,
  text: string,
  concepts: readonly Concept[],
): ReadonlyMap<string, number> {
  const terms = queryTerms(text);
  // A single word in another form, `bodies`, is that of a type as much as of a function.
  if (terms.length < 2) return NO_WORDINGS;
  const [only, ...others] = concepts;
  const synonyms = only === undefined || others.length > 0 ? [] : only.alternatives;
  return new Map([
    ...synonyms
      .filter(({ phrase }) => phrase.length > 1)
      .map(({ phrase }) => [phrase.toSorted().join(" "), SYNONYM] as const),
    [wordsKey(index, terms), WRITTEN],
  ]);
}
