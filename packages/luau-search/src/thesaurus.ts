/** Words that mean the same, and what other engines call things: as files and sites write them. */
import { fold, nameStartIn } from "./name-forms";
import { plainTerms } from "./plain-terms";
import { stem } from "./stem";

export interface Thesaurus {
  /** Words and phrases that stand for each other. */
  readonly groups: readonly (readonly string[])[];
  /** What somebody who types the key may mean, likeliest first; not the other way round. */
  readonly means: Readonly<Record<string, readonly string[]>>;
  /** By engine, then by a name there: the words that say what it does. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const EMPTY_THESAURUS: Thesaurus = { groups: [], means: {}, names: {} };

/** A name of another engine. */
export interface ForeignName {
  readonly engine: string;
  readonly name: string;
  readonly concept: string;
}

/** Stems of a word or phrase. */
export type Phrase = readonly string[];

export interface OpenThesaurus {
  /** By `phraseKey`: what a word or phrase may stand for, likeliest first. */
  readonly meanings: ReadonlyMap<string, readonly Phrase[]>;
  /** By folded name, and by its last part where that tells enough. */
  readonly names: ReadonlyMap<string, ForeignName>;
}

/** The key of a phrase: `hot keys` and `hot-key` are one. */
export const phraseKey = (terms: readonly string[]): string => terms.map((term) => stem(term)).join(" ");

export function openThesaurus(thesaurus: Thesaurus): OpenThesaurus {
  const meanings = new Map<string, Phrase[]>();
  const add = (from: string, to: readonly string[]): void => {
    const terms = plainTerms(from);
    const known = meanings.get(phraseKey(terms)) ?? [];
    for (const phrase of to.map((text) => plainTerms(text).map((term) => stem(term)))) {
      const key = phrase.join(" ");
      if (key !== phraseKey(terms) && !known.some((other) => other.join(" ") === key)) known.push(phrase);
    }
    meanings.set(phraseKey(terms), known);
    // `font size` is also written `fontsize`.
    if (terms.length > 1) meanings.set(stem(terms.join("")), known);
  };
  for (const group of thesaurus.groups) for (const member of group) add(member, group);
  for (const [from, to] of Object.entries(thesaurus.means)) add(from, to);
  return { meanings, names: openNames(thesaurus.names) };
}

/** A name that is a plain word, such as `Frame` or `div`, counts only as it is written. */
const isPlainWord = (name: string): boolean => /^[A-Z]?[a-z]+(\(\))?$/.test(name);

/** The last part of a name stands for the whole where it is longer than this and no plain word. */
const TELLING_LENGTH = 5;

/** The key of a name. */
export const nameKey = (name: string): string => (isPlainWord(name) ? `=${name}` : fold(name));

function openNames(engines: Thesaurus["names"]): ReadonlyMap<string, ForeignName> {
  const names = new Map<string, ForeignName>();
  const all = Object.entries(engines).flatMap(([engine, table]) =>
    Object.entries(table).map(([name, concept]): ForeignName => ({ engine, name, concept })),
  );
  const add = (key: string, entry: ForeignName) => void (names.has(key) || names.set(key, entry));
  for (const entry of all) add(nameKey(entry.name), entry);
  for (const entry of all) {
    const last = entry.name.slice(nameStartIn(entry.name));
    if (last.length > TELLING_LENGTH && !isPlainWord(last)) add(fold(last), entry);
  }
  return names;
}
