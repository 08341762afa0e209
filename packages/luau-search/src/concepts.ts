/** In: a query. Out: its concepts, each with its alternatives: the word, synonyms and corrections. */
import type { FieldIndex } from "./field-index";
import { lastPart } from "luau-syntax";
import { fold } from "./name-forms";
import { plainTerms, queryTerms } from "./plain-terms";
import { stem } from "./stem";
import {
  isPlainWord,
  itemsOf,
  nameKey,
  phraseKey,
  type ForeignName,
  type OpenThesaurus,
  type Phrase,
} from "./thesaurus";
import { isContentWord, isBigram, isStopWord, isWeakWord } from "./find-words";
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
/** The thesaurus has phrases of at most so many words. */
const LONGEST_PHRASE = 4;
/** A longer query is cut: every word is looked up at every key. */
const MOST_WORDS = 16;
/** The query may be, wholly or in part, a name of a symbol here. */
export type NameMatch = "whole" | "part" | "none";

export function toConcepts(
  index: FieldIndex,
  thesaurus: OpenThesaurus,
  text: string,
  ownName: NameMatch,
): QueryConcepts {
  const { rest, foreign } = takeForeignName(thesaurus, text, ownName);
  const explained = foreign === null ? [] : toPhrases(thesaurus, plainTerms(wordsOf(foreign)));
  const typed = toPhrases(
    thesaurus,
    queryTerms(rest)
      .slice(0, MOST_WORDS)
      .flatMap((term) => splitRun(index, thesaurus, term)),
  );
  const asking = typed.filter(({ length, 0: word = "" }) => length > 1 || isContentWord(word));
  // `how to` consists of question words only.
  const phrases = [...explained, ...(asking.length + explained.length > 0 ? asking : typed)];
  const last = typed.at(-1);
  const keys = phrases.map(phraseKey);
  const concepts = phrases.map((phrase, at) => {
    const others = new Set(keys.filter((_, other) => other !== at));
    return toConcept(index, thesaurus, phrase, { isLast: phrase === last, others });
  });
  return { concepts, foreign };
}

/** Besides the counterparts of a name, the words of the first one are searched for. */
const wordsOf = ({ concept }: ForeignName): string => {
  const [first = ""] = itemsOf(concept);
  return first.includes(" ") ? first : lastPart(first);
};

/** Words outside the phrases of the thesaurus are phrases of their own. */
function toPhrases(thesaurus: OpenThesaurus, terms: readonly string[]): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < terms.length; ) {
    const { phrase, length } = phraseAt(thesaurus, terms, at);
    phrases.push(phrase);
    at += length;
  }
  return phrases;
}

function takeForeignName(
  { names, tails }: OpenThesaurus,
  text: string,
  ownName: NameMatch,
): { readonly rest: string; readonly foreign: ForeignName | null } {
  if (ownName === "whole") return { rest: text, foreign: null };
  const whole = names.get(nameKey(text));
  if (whole !== undefined) return { foreign: whole, rest: "" };
  const words = text.split(" ").slice(0, MOST_WORDS);
  for (let length = Math.min(words.length, LONGEST_PHRASE); length > 0; length--) {
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

/** Verbs begin names in lower case: `setpos`, `isheld`. */
const VERB = /^(set|get|add|is|has|find|create|remove|load|on)([a-z]{3,})$/;

/** A known word is not split: `online`, `addons`. */
function splitRun(index: FieldIndex, { meanings }: OpenThesaurus, term: string): readonly string[] {
  const isKnown = (word: string): boolean => index.has(stem(word)) || meanings.has(stem(word));
  const [, verb = "", rest = ""] = VERB.exec(term) ?? [];
  return rest !== "" && !index.has(stem(term)) && isKnown(rest) ? [verb, rest] : [term];
}

/** Numbers and stop words are skipped: `after 3 seconds` is `after seconds`. `length` counts terms. */
function phraseAt(
  { meanings }: OpenThesaurus,
  terms: readonly string[],
  at: number,
): { readonly phrase: Phrase; readonly length: number } {
  for (let length = Math.min(LONGEST_PHRASE, terms.length - at); length > 1; length--) {
    const typed = terms.slice(at, at + length);
    const essential = typed.filter((term) => !/^\d+$/.test(term) && !isStopWord(term));
    const phrase = [typed, essential].find((words) => words.length > 1 && meanings.has(phraseKey(words)));
    if (phrase !== undefined) return { phrase, length };
  }
  return { phrase: terms.slice(at, at + 1), length: 1 };
}

/** `big` means what its comparative `bigger` does. */
function meaningsOf(meanings: OpenThesaurus["meanings"], key: string): readonly Phrase[] {
  const last = key.slice(-1);
  const compared = [`${key}er`, `${key}${last}er`, `${key}r`, `${key.slice(0, -1)}ier`];
  const known = [key, ...compared.map((word) => stem(word))].map((word) => meanings.get(word));
  return known.find((phrases) => phrases !== undefined) ?? [];
}

interface Around {
  /** The last word may be unfinished. */
  readonly isLast: boolean;
  /** A synonym that is another word of the query would count twice. */
  readonly others: ReadonlySet<string>;
}

function toConcept(
  index: FieldIndex,
  { meanings }: OpenThesaurus,
  terms: readonly string[],
  { isLast, others }: Around,
): Concept {
  const stems = terms.map((term) => stem(term));
  const phrases = meaningsOf(meanings, stems.join(" ")).filter((phrase) => !others.has(phrase.join(" ")));
  const meant = phrases.map((phrase, at) => ({
    phrase,
    weight: MEANT.synonym * MEANT.next ** at,
    quality: MEANT.next ** at,
  }));
  const [only] = terms.length === 1 ? terms : [];
  const spelt = only === undefined ? [] : otherSpellings(index, only, isLast, phrases.length > 0);
  const isKnown = [stems, ...phrases].some((phrase) => phrase.every((word) => index.has(word)));
  const isProp = phrases.length === 0 && !stems.every((word) => index.names(word));
  return {
    typed: terms.join(" "),
    alternatives: [{ phrase: stems, weight: 1, quality: 1 }, ...meant, ...spelt],
    isKnown,
    weight: terms.every(isWeakWord) ? WORD.weak : isKnown && isProp ? WORD.prop : 1,
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
