/** How texts become the words that are compared: the same for what is indexed and for what is searched. */
import { stem } from "./stem";

/** A word in a text, and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}_]+(?:['’]\p{L}+)?/gu;

/** Too frequent to tell one section from another. */
const STOP_WORDS = new Set("a an and are as at be by for from has in is it its of on or that the then this to was with".split(" "));

export function findWords(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }));
}

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
