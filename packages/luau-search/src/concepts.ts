/** Converts a query into concepts, each with its alternatives: the word, synonyms and corrections. */
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
  /** 1 for the word itself. */
  readonly weight: number;
  /** How much of the word's meaning it has, from 0 to 1. */
  readonly quality: number;
}

/** A word or phrase of the query. A record matches it by its best alternative. */
export interface Concept {
  /** As it was typed, in plain words. */
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
  /** The index contains the word or one of its synonyms. */
  readonly isKnown: boolean;
  /** How much it decides: see `WORD`. */
  readonly weight: number;
}

export interface QueryConcepts {
  readonly concepts: readonly Concept[];
  /** The name of another engine in the query. */
  readonly foreign: ForeignName | null;
}

/** The last part of a name stands for the whole if it has at least this length. */
const DISTINCTIVE_LENGTH = 6;
/** Words in a phrase of the thesaurus. */
const LONGEST_PHRASE = 4;
/** Further words of a query are ignored. */
const MOST_WORDS = 16;
/** How far the query is a name of a symbol here. */
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
  // `how to` has nothing but question words.
  const phrases = [...explained, ...(asking.length + explained.length > 0 ? asking : typed)];
  const last = typed.at(-1);
  const keys = phrases.map(phraseKey);
  const concepts = phrases.map((phrase, at) => {
    const others = new Set(keys.filter((_, other) => other !== at));
    return toConcept(index, thesaurus, phrase, { isLast: phrase === last, others });
  });
  return { concepts, foreign };
}

/** Words to search by beside the counterparts of a name: those of the first one's name. */
const wordsOf = ({ concept }: ForeignName): string => {
  const [first = ""] = itemsOf(concept);
  return first.includes(" ") ? first : lastPart(first);
};

/** The longest phrases of the thesaurus, and the words between them. */
function toPhrases(thesaurus: OpenThesaurus, terms: readonly string[]): readonly Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < terms.length; ) {
    const { phrase, length } = phraseAt(thesaurus, terms, at);
    phrases.push(phrase);
    at += length;
  }
  return phrases;
}

/** The longest name of another engine in the query, and the rest of the query. */
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

/** Subscribes to the event before it. */
const CONNECTING = /[.:](?:connect|once|wait)$/i;

/** The end of `game.Workspace.Gravity`, the event of `part.Touched:Connect`, or the owner: `RemoteEvent:FireServer`. */
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

/** `GetChildren`, if it is distinctive, and `part.Touched` of a variable: its class may be any. */
function tailOf(tails: OpenThesaurus["tails"], name: string): ForeignName | null {
  const last = lastPart(name);
  const receiver = name.slice(0, name.length - last.length);
  const isDistinctive = last.length >= DISTINCTIVE_LENGTH && !isPlainWord(last);
  if (receiver === "" ? !isDistinctive : !/^[a-z][\w.:]*[.:]$/.test(receiver)) return null;
  const found = tails.get(fold(last)) ?? null;
  const isChain = /[.:]./.test(receiver);
  return isChain && found?.isHint === true ? null : found;
}

/** Verbs that begin names, in lower case: `setpos`, `isheld`. */
const VERB = /^(set|get|add|is|has|find|create|remove|load|on)([a-z]{3,})$/;

/** Splits a verb from a known word, unless the whole is known: `online`, `addons`. */
function splitRun(index: FieldIndex, { meanings }: OpenThesaurus, term: string): readonly string[] {
  const isKnown = (word: string): boolean => index.has(stem(word)) || meanings.has(stem(word));
  const [, verb = "", rest = ""] = VERB.exec(term) ?? [];
  return rest !== "" && !index.has(stem(term)) && isKnown(rest) ? [verb, rest] : [term];
}

/**
 * The longest phrase of the thesaurus that begins here, or the word; `length` in terms. Numbers and stop words
 * are skipped: `after 3 seconds` is `after seconds`.
 */
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

/** The meanings of a word, else of its comparative: `big` means what `bigger` does. */
function meaningsOf(meanings: OpenThesaurus["meanings"], key: string): readonly Phrase[] {
  const last = key.slice(-1);
  const compared = [`${key}er`, `${key}${last}er`, `${key}r`, `${key.slice(0, -1)}ier`];
  const known = [key, ...compared.map((word) => stem(word))].map((word) => meanings.get(word));
  return known.find((phrases) => phrases !== undefined) ?? [];
}

interface Around {
  /** The word may be unfinished. */
  readonly isLast: boolean;
  /** The other words of the query: a synonym that is one of them would count twice. */
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

/** Words of which a term is a prefix or, if it is unknown, a misspelling. */
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

/** A guess: alone, it does not answer. */
const spelling = (word: string, weight: number): Alternative => ({
  phrase: [word],
  weight,
  quality: weight * MEANT.guess,
});
