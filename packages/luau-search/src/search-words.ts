/**
 * Search for a query of words: by name and by meaning, fused into one list. Both scores are brought to the
 * same scale, from 0 to 1, so that an exact name stands before everything and a guess behind it.
 */
import { searchByName, type NameHit } from "./by-name";
import { searchMeanings, type MeaningHits, type OpenMeanings } from "./by-meaning";
import type { Concept } from "./concepts";
import { fold, nameStartIn } from "./name-forms";
import type { OpenSymbols } from "./open-index";
import type { OpenSections } from "./open-sections";
import { plainTerms } from "./plain-terms";
import { phraseKey } from "./thesaurus";

/** Any part may be missing: still on its way, or of another version. */
export interface OpenIndex {
  readonly symbols: OpenSymbols | null;
  readonly pages: OpenSections | null;
  /** What each section is called, as `phraseKey` writes it. */
  readonly headlines: readonly string[];
  readonly meanings: OpenMeanings | null;
}

/** A symbol, or, from `symbolCount` on, a section. */
export interface WordsHit {
  readonly id: number;
  readonly score: number;
  /** How its name fits, where that is better than what it means. */
  readonly named: NameHit["reason"] | null;
}

export interface WordsFound {
  readonly hits: readonly WordsHit[];
  readonly meanings: MeaningHits;
  /** A name fits, or the index has most of what is asked for; else the hits are only what comes nearest. */
  readonly isAnswered: boolean;
}

/** What fits best by its meaning, beside names that score up to 1. */
const MEANING = 0.72;
/** The name of another engine: an exact name here is still better. */
const FOREIGN = 0.88;
const HEADLINE = 0.955;
const ALIAS = 0.89;
/** A name with a typo, where no word of the query is known. */
const TYPO = 0.75;
/** How much the weaker of two reasons adds, where there are several words. */
const SECOND_REASON = 0.15;
/** From this on a name is what one word meant, and whatever it means besides comes after. */
const SOLID_NAME = 60;
const BESIDE_NAME = 0.58;

const NO_MEANINGS: MeaningHits = { hits: [], asked: { concepts: [], foreign: null } };

/** `admits` is asked for symbols and sections. */
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
  const scores = new Map(scoreNames(names, concepts).map((hit) => [hit.id, hit]));
  const most = foreign !== null ? FOREIGN : isNamed ? BESIDE_NAME : MEANING;
  for (const hit of scoreMeanings(index, text, meanings, most)) {
    const named = scores.get(hit.id);
    scores.set(hit.id, named === undefined ? hit : both(named, hit, isOneWord ? 0 : SECOND_REASON));
  }
  const hits = [...scores.values()].sort((a, b) => b.score - a.score);
  return { hits, meanings, isAnswered: names.length > 0 || known.length * 2 > concepts.length };
}

/** `timer.set` is written by somebody who knows the name: what it means would only be in the way. */
const isCode = (text: string, names: readonly NameHit[]): boolean =>
  names.length > 0 && /[.:]\w*$/.test(text) && !text.includes(" ");

const both = (named: WordsHit, meant: WordsHit, second: number): WordsHit => ({
  id: named.id,
  score: Math.max(named.score, meant.score) + second * Math.min(named.score, meant.score),
  named: named.score >= meant.score ? named.named : null,
});

function scoreNames(names: readonly NameHit[], concepts: readonly Concept[]): readonly WordsHit[] {
  const isSpelt = concepts.length > 0 && concepts.every(({ isKnown }) => isKnown);
  return names.map(({ symbol, score, reason }) => ({
    id: symbol,
    score: score / 100 + (reason === "typo" && !isSpelt ? TYPO : 0),
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
  // The only thing that is asked for has a name here: `Node3D` is `Entity`, not one of its functions.
  const here = foreign !== null && concepts.length === 1 ? fold(foreign.concept) : null;
  return hits.map(({ id, score }) => {
    const share = (most * score) / best;
    const isHeadline = headlines[id - (meanings?.symbolCount ?? 0)] === headline;
    const { path = "", aliases = [] } = symbols?.symbols[id] ?? {};
    const isCalled =
      aliases.some((alias) => fold(alias) === called) || fold(path.slice(nameStartIn(path))) === here;
    return { id, score: Math.max(share, isHeadline ? HEADLINE : 0, isCalled ? ALIAS : 0), named: null };
  });
}
