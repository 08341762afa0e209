import lists from "./stop-words.json";

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+)?/gu;

const SPACELESS = new RegExp(
  "(?=[\\p{L}\\p{M}])" +
    "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]",
  "u",
);

/** In scripts without spaces, each letter and the next are a word, so that parts of a run match. */
const WORD_OR_BIGRAM = new RegExp(
  `(?:${SPACELESS.source})(?=(${SPACELESS.source})?)|` +
    `(?:(?!${SPACELESS.source})[\\p{L}\\p{M}\\p{N}_])+(?:['’]\\p{L}+)?`,
  "gu",
);

export function findWords(text: string): readonly Word[] {
  const matches = text.matchAll(SPACELESS.test(text) ? WORD_OR_BIGRAM : WORD);
  return [...matches].map(({ 0: first, 1: second = "", index }) => ({
    text: first + second,
    start: index,
    end: index + first.length + second.length,
  }));
}

/** A bigram, or the last letter of a run, may be part of a longer word. */
export const isBigram = (word: string): boolean => SPACELESS.test(word);

/** Accents are dropped, and `doesn't` is `not`; null if nothing is left. */
export function normalise(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/^\w+n['’]t$/, "not")
    .replace(/['’].*$/, "");
  return plain === "" ? null : plain;
}

const STOP_WORDS: ReadonlySet<string> = new Set(lists.stopWords);
const QUESTION_WORDS: ReadonlySet<string> = new Set(lists.questionWords);
const WEAK_WORDS: ReadonlySet<string> = new Set(lists.weakWords);
const ADJECTIVES: ReadonlySet<string> = new Set(lists.adjectives);

export const isStopWord = (plain: string): boolean => STOP_WORDS.has(plain);

const IDIOM_WORDS: ReadonlySet<string> = new Set(lists.idiomWords);

/** `where` alone says little, and `where click` asks for a position. */
export const isIdiomWord = (plain: string): boolean =>
  !/^\d+$/.test(plain) && (!isStopWord(plain) || IDIOM_WORDS.has(plain));

/** Question words, such as “use” or “why”, say nothing of what is asked. */
export const isContentWord = (plain: string): boolean => !isStopWord(plain) && !QUESTION_WORDS.has(plain);

/** A weak word says little of what is asked: `player`, `script`, or a number. */
export const isWeakWord = (plain: string): boolean => WEAK_WORDS.has(plain) || /^\d+$/.test(plain);

export const isAdjective = (plain: string): boolean => ADJECTIVES.has(plain);
