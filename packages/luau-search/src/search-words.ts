/**
 * Hits by name and by meaning are fused into one list. Both scores are scaled to 0 to 1, so that exact names
 * come first and guesses last.
 */
import { lastPart } from "luau-syntax";
import { searchByName, type NameHit } from "./by-name";
import { searchMeanings, wordsKey, type MeaningHits, type OpenMeanings } from "./by-meaning";
import type { Concept, NameMatch } from "./concepts";
import { counterpartsOf } from "./counterparts";
import { fold } from "./name-forms";
import type { OpenSymbols } from "./open-index";
import type { OpenSections } from "./open-sections";
import { plainTerms, queryTerms } from "./plain-terms";
import { isCodeName } from "./query";
import { nameKey, phraseKey } from "./thesaurus";
import { FUSION, MEANING, NAME } from "./weights";

/** A part is null while it is being fetched, or if its version differs. */
export interface OpenIndex {
  readonly symbols: OpenSymbols | null;
  readonly pages: OpenSections | null;
  /** Headings of sections, as `phraseKey`. */
  readonly headlines: readonly string[];
  readonly meanings: OpenMeanings | null;
}

/** From `symbolCount` on, numbers are those of sections. */
export interface WordsHit {
  readonly id: number;
  readonly score: number;
  /** Null if the meaning matches better than the name. */
  readonly named: NameHit["reason"] | null;
}

export interface WordResults {
  readonly hits: readonly WordsHit[];
  readonly meanings: MeaningHits;
  /** Paths for the name of another engine in the query; none if there is no equivalent. */
  readonly counterparts: readonly string[] | null;
  /** A name matches, or the index contains most of the concepts; otherwise the hits are only the nearest. */
  readonly isAnswered: boolean;
}

const NO_MEANINGS: MeaningHits = { hits: [], query: { concepts: [], foreign: null } };

export function searchWords(
  index: OpenIndex,
  text: string,
  admits: (record: number) => boolean,
): WordResults {
  const names = index.symbols === null ? [] : searchByName(index.symbols, text, admits);
  const isOneWord = !text.includes(" ");
  const isNamed = isOneWord && names.some(({ score }) => score >= NAME.solid);
  const meanings =
    index.meanings === null || (isCode(text, names) && !index.meanings.thesaurus.names.has(nameKey(text)))
      ? NO_MEANINGS
      : searchMeanings(index.meanings, text, { admits, ownName: ownNameIn(names, isNamed) });
  const { concepts, foreign } = meanings.query;
  const scores = new Map(scoreNames(names, concepts).map((hit) => [hit.id, hit]));
  const most = foreign !== null ? FUSION.foreign : isNamed ? FUSION.besideName : FUSION.meaning;
  for (const hit of scoreMeanings(index, text, meanings, most)) {
    const named = scores.get(hit.id);
    scores.set(hit.id, named === undefined ? hit : both(named, hit, isOneWord ? 0 : FUSION.secondReason));
  }
  const counterparts = foreign === null ? null : counterpartsOf(index, foreign);
  counterparts?.ids.filter(admits).forEach((id, at) => {
    scores.set(id, { id, score: FUSION.counterpart - at / 1000, named: null });
  });
  const hits = [...scores.values()].sort((a, b) => b.score - a.score);
  const isAnswered = counterparts !== null || answers(hits[0], meanings, text);
  return { hits, meanings, counterparts: counterparts?.paths ?? null, isAnswered };
}

/** The first hit answers if it is found by its name, or matches enough of the query's meaning. */
function answers(first: WordsHit | undefined, { hits, query }: MeaningHits, text: string): boolean {
  if (first === undefined) return false;
  const isOneWord = !text.includes(" ");
  if (first.named !== null) return isOneWord ? first.named !== "substring" : first.score >= NAME.tokens / 100;
  // A foreign name without a counterpart has only hits that resemble what it does.
  if (query.foreign !== null) return false;
  // What is called so answers, however frequent its words are.
  if (first.score >= FUSION.alias) return true;
  // A query that looks like a name, and is not one here, needs an exact name or a synonym.
  if (isCodeName(text)) return first.score >= FUSION.synonym;
  const confidence = hits.find(({ id }) => id === first.id)?.confidence ?? 0;
  return confidence >= MEANING.answered && confidence + MEANING.lead * leadOf(hits) >= MEANING.clear;
}

/** Where many records match alike, none is the answer: how far the best is before the sixth, from 0 to 1. */
const leadOf = ([best, , , , , sixth]: MeaningHits["hits"]): number =>
  1 - (sixth?.score ?? 0) / (best?.score ?? 1);

function ownNameIn(names: readonly NameHit[], isNamed: boolean): NameMatch {
  if (names.some(({ score }) => score >= WHOLE_NAME)) return "whole";
  return isNamed ? "part" : "none";
}

/** An exact name counts with its module or without. */
const WHOLE_NAME = NAME.exact - 1;

/** `timer.set` is part of a name, so only names are searched. */
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
    score: score / 100 + (reason === "typo" && !isSpelt ? FUSION.typo : 0),
    named: reason,
  }));
}

function scoreMeanings(
  { symbols, meanings, headlines }: OpenIndex,
  text: string,
  { hits, query: { foreign, concepts } }: MeaningHits,
  most: number,
): readonly WordsHit[] {
  const best = hits[0]?.score ?? 1;
  const headline = phraseKey(plainTerms(text));
  const called = fold(text);
  const wording = meanings === null ? NO_WORDINGS : wordings(text, concepts);
  // One foreign name is the query: `Node3D` finds `Entity` before its functions.
  const here = foreign !== null && concepts.length === 1 ? fold(foreign.concept) : null;
  return hits.map(({ id, score }) => {
    const share = (most * score) / best;
    const isHeadline = headlines[id - (meanings?.symbolCount ?? 0)] === headline;
    const { path = "", aliases = [] } = symbols?.symbols[id] ?? {};
    const isCalled = aliases.some((alias) => fold(alias) === called) || fold(lastPart(path)) === here;
    const [written = 0, withOwner = 0] = (meanings?.names[id] ?? []).map((name) => wording.get(name) ?? 0);
    const whole = withOwner > written ? withOwner + FUSION.owned : written;
    const least = Math.max(isHeadline ? FUSION.headline : 0, isCalled ? FUSION.alias : 0, whole);
    return { id, score: Math.max(share, least + share / 100), named: null };
  });
}

const NO_WORDINGS: ReadonlyMap<string, number> = new Map();

/** A name, as `wordsKey`, may have the words of the query or of a synonym. */
function wordings(text: string, concepts: readonly Concept[]): ReadonlyMap<string, number> {
  const terms = queryTerms(text);
  // A single word in another form, `bodies`, is that of a type as much as of a function.
  if (terms.length < 2) return NO_WORDINGS;
  const whole = concepts.find(({ typed }) => typed.split(" ").length === terms.length);
  const synonyms = whole?.alternatives ?? [];
  return new Map([
    ...synonyms
      .filter(({ phrase }) => phrase.length > 1)
      .map(({ phrase }) => [phrase.toSorted().join(" "), FUSION.synonym] as const),
    [wordsKey(terms), FUSION.written],
  ]);
}
