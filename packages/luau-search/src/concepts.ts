/** In: a query. Out: its concepts, each with its alternatives: the word, synonyms and corrections. */
import type { FieldIndex } from "./field-index";
import { groupBy, lastPart } from "luau-syntax";
import { fold } from "./name-forms";
import { plainTerms, queryTerms } from "./plain-terms";
import { stem } from "./stem";
import {
  isPlainWord,
  itemsOf,
  MAX_MEANINGS,
  nameKey,
  phrasesIn,
  type ForeignName,
  type Idiom,
  type OpenThesaurus,
  type Phrase,
} from "./thesaurus";
import { isAdjective, isContentWord, isBigram, isIdiomWord, isWeakWord } from "./find-words";
import { MEANT, WORD } from "./weights";

interface Alternative {
  readonly phrase: Phrase;
  /** The word itself has 1. */
  readonly weight: number;
  /** The share of the word's meaning, from 0 to 1. */
  readonly quality: number;
}

/** A record matches a concept by its best alternative. */
export interface Concept {
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
  /** The index contains the word or one of its synonyms. */
  readonly isKnown: boolean;
  /** `WORD` has the values. */
  readonly weight: number;
}

export interface QueryConcepts {
  readonly concepts: readonly Concept[];
  readonly foreign: ForeignName | null;
}

/** The last part of a name stands for the whole only from this length on. */
const DISTINCTIVE_LENGTH = 6;
/** Names of other engines that are looked up have at most so many words. */
const MAX_NAME_WORDS = 4;
/** A longer query is cut: every word is looked up at every key. */
const MAX_QUERY_WORDS = 16;
/** The query may be, wholly or in part, a name of a symbol here. */
export type NameMatch = "whole" | "part" | "none";

export function toConcepts(
  index: FieldIndex,
  thesaurus: OpenThesaurus,
  text: string,
  ownName: NameMatch,
): QueryConcepts {
  const { rest, foreign } = takeForeignName(thesaurus, text, ownName);
  const explained = foreign === null ? [] : plainTerms(wordsOf(foreign));
  const typed = queryTerms(rest).slice(0, MAX_QUERY_WORDS);
  const idioms = [explained, typed].flatMap((terms) => idiomsIn(thesaurus, terms));
  const asking = typed.filter(isContentWord);
  // `how to` consists of question words only.
  const words = asking.length + idioms.length + explained.length > 0 ? asking : typed;
  const single = [...explained, ...words];
  const joined = new Set(idioms.flatMap(({ terms }) => terms));
  const stems = single.map((word) => stem(word));
  const last = typed.at(-1);
  const concepts = single.map((word, at) => {
    const others = new Set(stems.filter((_, other) => other !== at));
    const phrases = meaningsOf(thesaurus, word).filter((phrase) => !others.has(phrase.join(" ")));
    const concept = toConcept(index, { terms: [word], phrases }, word === last);
    return joined.has(word) ? { ...concept, weight: concept.weight * WORD.joined } : concept;
  });
  return { concepts: [...concepts, ...idioms.map((idiom) => toConcept(index, idiom, false))], foreign };
}

/** `big` means what its comparative `bigger` does; other words have none, as a `banner` does not `ban`. */
function meaningsOf({ meanings }: OpenThesaurus, word: string): readonly Phrase[] {
  const key = stem(word);
  const forms = [`${key}er`, `${key}${key.slice(-1)}er`, `${key}r`, `${key.slice(0, -1)}ier`];
  const compared = isAdjective(word) ? forms : [];
  const known = [key, ...compared.map((form) => stem(form))].find((form) => meanings.has(form)) ?? key;
  const phrases = new Set((meanings.get(known) ?? []).flatMap((list) => list.split(",")));
  phrases.delete(known);
  return phrasesIn([...phrases].slice(0, MAX_MEANINGS));
}

interface Meant {
  readonly terms: readonly string[];
  /** What the terms mean, likeliest first. */
  readonly phrases: readonly Phrase[];
}

/** The words of an idiom are at most so far apart, without those that say nothing. */
const FARTHEST = 5;

/** Words of an idiom may be apart, in any order: `stop the running timer` is `stop timer`. */
function idiomsIn({ idioms }: OpenThesaurus, typed: readonly string[]): readonly Meant[] {
  const found = new Map<Idiom, Meant>();
  const begun = new Map<Idiom, Map<number, { term: string; at: number }>>();
  let at = 0;
  for (const term of typed) {
    if (isIdiomWord(term)) at++;
    for (const [idiom, slot] of idioms.get(stem(term)) ?? []) {
      const slots = begun.get(idiom) ?? new Map<number, { term: string; at: number }>();
      begun.set(idiom, slots.set(slot, { term, at }));
      const near = [...slots.values()].filter((word) => word.at >= at - FARTHEST);
      const terms = [...new Set(near.map((word) => word.term))].sort();
      if (terms.length === idiom.size && !found.has(idiom))
        found.set(idiom, { terms, phrases: phrasesIn(idiom.meanings.split(",")) });
    }
  }
  const byWords = groupBy(found.values(), ({ terms }) => terms.join(" "));
  const all = [...byWords.values()].map((same) => ({
    terms: same[0].terms,
    phrases: same.flatMap(({ phrases }) => phrases).slice(0, MAX_MEANINGS),
  }));
  return all.filter(
    ({ terms: { length }, terms }) =>
      !all.some((other) => other.terms.length > length && terms.every((term) => other.terms.includes(term))),
  );
}

/** Besides the counterparts of a name, the words of the first one are searched for. */
const wordsOf = ({ concept }: ForeignName): string => {
  const [first = ""] = itemsOf(concept);
  return first.includes(" ") ? first : lastPart(first);
};

function takeForeignName(
  { names, tails }: OpenThesaurus,
  text: string,
  ownName: NameMatch,
): { readonly rest: string; readonly foreign: ForeignName | null } {
  if (ownName === "whole") return { rest: text, foreign: null };
  const whole = names.get(nameKey(text));
  if (whole !== undefined) return { foreign: whole, rest: "" };
  const words = text.split(" ").slice(0, MAX_QUERY_WORDS);
  for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const candidates = words.slice(at, at + length);
      const foreign = nameIn({ names, tails }, candidates, ownName);
      if (foreign !== null)
        return { foreign, rest: [...words.slice(0, at), ...words.slice(at + length)].join(" ") };
    }
  }
  return { rest: text, foreign: null };
}

/** Plain words, such as `hinge joint`, ask for what is here, and not for `HingeJoint`. */
function nameIn(
  { names, tails }: Pick<OpenThesaurus, "names" | "tails">,
  words: readonly string[],
  ownName: NameMatch,
): ForeignName | null {
  if (words.length > 1 && !words.some((word) => /[A-Z_.:]/.test(word))) return null;
  const name = words.join("").replace(/\(.*$/, "");
  const isOneName = words.length === 1 && ownName === "none" && /^[\w.:]+$/.test(name);
  return (
    names.get(fold(name)) ?? (isOneName ? (tailOf(tails, name) ?? inChain({ names, tails }, name)) : null)
  );
}

/** A method subscribes to the event before it. */
const CONNECTING = /[.:](?:connect|once|wait)$/i;

/**
 * A name may end a chain, `game.Workspace.Gravity`, precede a subscription, `part.Touched:Connect`, or own a
 * member.
 */
function inChain({ names, tails }: Pick<OpenThesaurus, "names" | "tails">, name: string): ForeignName | null {
  const event = name.replace(CONNECTING, "");
  if (event !== name) return names.get(nameKey(event)) ?? tailOf(tails, event);
  const parts = name.split(/[.:]/);
  const ends = parts.slice(1).map((_, at) => parts.slice(at + 1).join("."));
  const end = ends
    .filter((part) => part.includes(".") || /^[A-Z]/.test(part))
    .map((part) => names.get(nameKey(part)))
    .find((known) => known?.isHint === false);
  if (end !== undefined) return end;
  const owner = parts.length > 1 ? names.get(nameKey(parts[0] ?? "")) : undefined;
  return owner === undefined || owner.isHint ? null : { ...owner, isOwner: true };
}

/**
 * The class of a variable is unknown: `part.Touched` is found by its last part, as is a distinctive method.
 */
function tailOf(tails: OpenThesaurus["tails"], name: string): ForeignName | null {
  const last = lastPart(name);
  const receiver = name.slice(0, name.length - last.length);
  const isDistinctive = last.length >= DISTINCTIVE_LENGTH && !isPlainWord(last);
  if (receiver === "" ? !isDistinctive : !/^[a-z][\w.:]*[.:]$/.test(receiver)) return null;
  const found = tails.get(fold(last)) ?? null;
  const isChain = /[.:]./.test(receiver);
  return isChain && found?.isHint === true ? null : found;
}

/** @param isLast whether the word may be unfinished */
function toConcept(index: FieldIndex, { terms, phrases }: Meant, isLast: boolean): Concept {
  const stems = terms.map((term) => stem(term));
  const isNamed = stems.every((word) => index.names(word));
  const [term = "", ...others] = terms;
  const isIdiom = others.length > 0;
  const synonym = isIdiom ? MEANT.idiom : MEANT.synonym;
  const meant = phrases.map((phrase, at) => {
    const quality = MEANT.next ** at;
    return { phrase, weight: synonym * quality, quality };
  });
  const spelt = isIdiom ? [] : otherSpellings(index, term, isLast, phrases.length > 0);
  const isKnown = [stems, ...phrases].some((phrase) => phrase.every((word) => index.has(word)));
  const isProp = isKnown && phrases.length === 0 && !isNamed;
  return {
    typed: terms.join(" "),
    alternatives: [{ phrase: stems, weight: 1, quality: 1 }, ...meant, ...spelt],
    isKnown,
    weight: !isIdiom && isWeakWord(term) ? WORD.weak : isProp ? WORD.prop : 1,
  };
}

/** A known word may be unfinished; an unknown one may also be misspelt. */
function otherSpellings(
  index: FieldIndex,
  term: string,
  isLast: boolean,
  hasMeanings: boolean,
): readonly Alternative[] {
  const stemmed = stem(term);
  const isKnown = index.has(stemmed) || hasMeanings;
  const mayBegin = isBigram(term) || (isLast && term.length >= 3);
  const begun = mayBegin ? index.beginningWith(term).filter((other) => other !== stemmed) : [];
  const unfinished = begun.map((other) => spelling(other, isKnown ? MEANT.unfinished / 2 : MEANT.unfinished));
  if (isKnown || unfinished.length > 0 || term.length < 5) return unfinished;
  const near = index.near(term, term.length >= 8 ? 2 : 1);
  return [...near].map(([other, typos]) => spelling(other, MEANT.typo / typos));
}

/** A guess alone does not answer. */
const spelling = (word: string, weight: number): Alternative => ({
  phrase: [word],
  weight,
  quality: weight * MEANT.guess,
});
