/** How texts become the words that are compared: the same for what is indexed and for what is searched. */
import { stem } from "./stem";

/** A word in a text, and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+)?/gu;

/** A letter of a script that puts no spaces between words. */
const SPACELESS = /(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Words, and of scripts without spaces every letter with the one after it: a run of them is found by what is in it. */
const WORD_OR_PAIR = new RegExp(`(?:${SPACELESS.source})(?=(${SPACELESS.source})?)|(?:(?!${SPACELESS.source})[\\p{L}\\p{M}\\p{N}_])+(?:['’]\\p{L}+)?`, "gu");

/** Too frequent to tell one section from another. */
const STOP_WORDS = new Set("a an and are as at be by for from has in is it its of on or that the then this to was with".split(" "));

export function findWords(text: string): readonly Word[] {
  const found = text.matchAll(SPACELESS.test(text) ? WORD_OR_PAIR : WORD);
  return [...found].map(({ 0: first, 1: second = "", index }) => ({ text: first + second, start: index, end: index + first.length + second.length }));
}

/** Whether it is one of those pairs, or the last letter of a run: part of a word, as far as anybody can tell. */
export const isPair = (word: string): boolean => SPACELESS.test(word);

/** A word in lower case, without accents; null for a stop word. */
export function toPlain(word: string): string | null {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/['’].*$/, "");
  return plain === "" || STOP_WORDS.has(plain) ? null : plain;
}

/** The forms under which a word is indexed: its stem, and itself, so that half of it finds it while it is typed. */
export type TermsOf = (word: string) => readonly string[] | null;

/** Makes a `TermsOf` that remembers: texts repeat their words, and stems take time. One for each opened index. */
export function createTerms(): TermsOf {
  const known = new Map<string, readonly string[] | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const plain = toPlain(word);
    const terms = plain === null ? null : [...new Set([stem(plain), plain])];
    known.set(word, terms);
    return terms;
  };
}
