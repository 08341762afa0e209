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
const SPACELESS =
  /(?=[\p{L}\p{M}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/**
 * Words, and of scripts without spaces every letter with the one after it: a run of them is found by what is
 * in it.
 */
const WORD_OR_PAIR = new RegExp(
  `(?:${SPACELESS.source})(?=(${SPACELESS.source})?)|(?:(?!${SPACELESS.source})[\\p{L}\\p{M}\\p{N}_])+(?:['’]\\p{L}+)?`,
  "gu",
);

/** Too frequent to tell one section from another: not asked for where other words are. */
const LIGHT_WORDS = new Set(
  "a an and are as at be by can could do does for from has how i in is it its me my of on or should that the then this to was we what where which will with would you your".split(
    " ",
  ),
);

/**
 * What questions are put with. A section that has them comes earlier, but one without them answers as well.
 */
const WEAK_WORDS = new Set(["make", "need", "use", "want"]);

export function findWords(text: string): readonly Word[] {
  const found = text.matchAll(SPACELESS.test(text) ? WORD_OR_PAIR : WORD);
  return [...found].map(({ 0: first, 1: second = "", index }) => ({
    text: first + second,
    start: index,
    end: index + first.length + second.length,
  }));
}

/**
 * Whether it is one of those pairs, or the last letter of a run: part of a word, as far as anybody can tell.
 */
export const isPair = (word: string): boolean => SPACELESS.test(word);

/** A word in lower case, without accents; null where nothing is left of it. */
export function toPlain(word: string): string | null {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’].*$/, "");
  return plain === "" ? null : plain;
}

/**
 * The plain words that tell something, with the weak ones apart; all of them where none does: `how to` asks
 * for just that.
 */
export function tellingWords(plain: readonly string[]): {
  readonly telling: readonly string[];
  readonly weak: readonly string[];
} {
  const heavy = plain.filter((word) => !LIGHT_WORDS.has(word));
  const telling = heavy.filter((word) => !WEAK_WORDS.has(word));
  if (telling.length > 0) return { telling, weak: heavy.filter((word) => WEAK_WORDS.has(word)) };
  return { telling: heavy.length > 0 ? heavy : plain, weak: [] };
}

/** What questions are put with, besides the light words. */
const QUESTION_WORDS = new Set(
  "am any anything are cannot doesn dont else getting go help into just like make making me need not out please please someone something somehow tell thing things there they try trying use using want way when who why work working works".split(
    " ",
  ),
);

/** Whether a plain word asks for something, rather than put the question. */
export const isAsking = (plain: string): boolean => !LIGHT_WORDS.has(plain) && !QUESTION_WORDS.has(plain);

export const isLight = (plain: string): boolean => LIGHT_WORDS.has(plain);

/**
 * The forms under which a word is indexed: its stem, and itself, so that half of it finds it while it is
 * typed.
 */
export type TermsOf = (word: string) => readonly string[] | null;

/**
 * Makes a `TermsOf` that remembers: texts repeat their words, and stems take time. One for each opened index.
 */
export function createTerms({ light }: { readonly light: boolean }): TermsOf {
  const known = new Map<string, readonly string[] | null>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const plain = toPlain(word);
    const terms = plain === null || (!light && isLight(plain)) ? null : [...new Set([stem(plain), plain])];
    known.set(word, terms);
    return terms;
  };
}
