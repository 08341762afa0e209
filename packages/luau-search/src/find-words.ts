/** Splits texts and queries into the words that are compared. */
import lists from "./stop-words.json";

/** A word and its offsets in the text. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+)?/gu;

/** A letter of a script written without spaces between words. */
const SPACELESS = new RegExp(
  "(?=[\\p{L}\\p{M}])" +
    "[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]",
  "u",
);

/** Words, and in scripts without spaces bigrams: each letter with the next, so that parts of a run match. */
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

/** Whether a word is a bigram, or the last letter of a run: it may be part of a longer word. */
export const isBigram = (word: string): boolean => SPACELESS.test(word);

/** A word in lower case, without accents; null if nothing is left. */
export function normalise(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’].*$/, "");
  return plain === "" ? null : plain;
}

const STOP_WORDS: ReadonlySet<string> = new Set(lists.stopWords);
const QUESTION_WORDS: ReadonlySet<string> = new Set(lists.questionWords);
const WEAK_WORDS: ReadonlySet<string> = new Set(lists.weakWords);

export const isStopWord = (plain: string): boolean => STOP_WORDS.has(plain);

/** Whether a plain word of a query is neither a stop word nor part of a question, such as “use” or “why”. */
export const isContentWord = (plain: string): boolean => !isStopWord(plain) && !QUESTION_WORDS.has(plain);

/** Whether a plain word says little of what is asked: `player`, `script`, or a number. */
export const isWeakWord = (plain: string): boolean => WEAK_WORDS.has(plain) || /^\d+$/.test(plain);
