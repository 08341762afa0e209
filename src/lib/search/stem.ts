/**
 * The stem of an English word, after M. F. Porter, "An algorithm for suffix stripping" (1980): `rotate`, `rotates` and
 * `rotation` become `rotat`. Its steps and conditions are the paper's.
 */

const CONSONANT = "(?:[^aeiouy]|(?<=[aeiou])y|^y)";
const VOWEL = "(?:[aeiou]|(?<![aeiou])(?<!^)y)";
/** At least one, and more than one, change from vowels to consonants: the paper's m > 0 and m > 1. */
const SOME = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}`);
const SEVERAL = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}+${CONSONANT}`);
const JUST_ONE = new RegExp(`^${CONSONANT}*${VOWEL}+${CONSONANT}+${VOWEL}*$`);
const HAS_VOWEL = new RegExp(VOWEL);
/** Consonant, vowel, consonant other than w, x and y: the paper's *o. */
const SHORT_END = new RegExp(`${CONSONANT}${VOWEL}(?![wxy])${CONSONANT}$`);
const DOUBLE_END = /([^aeiouylsz])\1$/;

type Suffix = readonly [suffix: string, replacement: string];

const STEP_2: readonly Suffix[] = [
  ["ational", "ate"], ["ization", "ize"], ["isation", "ise"], ["iveness", "ive"], ["fulness", "ful"], ["ousness", "ous"], ["tional", "tion"],
  ["biliti", "ble"], ["ation", "ate"], ["entli", "ent"], ["ousli", "ous"], ["alism", "al"], ["aliti", "al"], ["iviti", "ive"], ["enci", "ence"],
  ["anci", "ance"], ["izer", "ize"], ["iser", "ise"], ["abli", "able"], ["alli", "al"], ["ator", "ate"], ["eli", "e"],
];
const STEP_3: readonly Suffix[] = [["icate", "ic"], ["ative", ""], ["alize", "al"], ["alise", "al"], ["iciti", "ic"], ["ical", "ic"], ["ness", ""], ["ful", ""]];
const STEP_4 = ["ement", "ance", "ence", "able", "ible", "ment", "ant", "ent", "ism", "ate", "iti", "ous", "ive", "ize", "ise", "al", "er", "ic", "ou"];

/** The stem of a word in lower case. British spellings in -ise fare as those in -ize do. */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const singular = word.replace(/(ss|i)es$/, "$1").replace(/([^s])s$/, "$1");
  const present = withY(withoutTense(singular));
  const plain = replaceSuffix(replaceSuffix(present, STEP_2), STEP_3);
  return withoutFinalE(withoutLongSuffix(plain));
}

/** Step 1b: `agreed`, `hopped`, `sizing`. */
function withoutTense(word: string): string {
  if (word.endsWith("eed")) return SOME.test(word.slice(0, -3)) ? word.slice(0, -1) : word;
  const base = /^(.*?)(?:ed|ing)$/.exec(word)?.[1];
  if (base === undefined || !HAS_VOWEL.test(base)) return word;
  if (/(?:at|bl|iz|is)$/.test(base)) return `${base}e`;
  if (DOUBLE_END.test(base)) return base.slice(0, -1);
  return JUST_ONE.test(base) && SHORT_END.test(base) ? `${base}e` : base;
}

/** Step 1c: `happy` and `happier` meet in `happi`. */
function withY(word: string): string {
  return word.endsWith("y") && HAS_VOWEL.test(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;
}

function replaceSuffix(word: string, suffixes: readonly Suffix[]): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (found === undefined) return word;
  const base = word.slice(0, -found[0].length);
  return SOME.test(base) ? base + found[1] : word;
}

function withoutLongSuffix(word: string): string {
  const ion = /^(.*[st])ion$/.exec(word)?.[1];
  const suffix = STEP_4.find((ending) => word.endsWith(ending));
  const base = ion ?? (suffix === undefined ? word : word.slice(0, -suffix.length));
  return SEVERAL.test(base) ? base : word;
}

function withoutFinalE(word: string): string {
  const base = word.endsWith("e") ? word.slice(0, -1) : word;
  const drop = SEVERAL.test(base) || (SOME.test(base) && !SHORT_END.test(base));
  const shorter = drop ? base : word;
  return shorter.endsWith("ll") && SEVERAL.test(shorter) ? shorter.slice(0, -1) : shorter;
}
