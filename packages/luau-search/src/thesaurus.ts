/** Synonyms and names of other engines. `thesaurus.json` has those of game scripting; a site adds its own. */
import { lastPart } from "luau-syntax";
import { fold } from "./name-forms";
import { plainTerms, stemmedTerms } from "./plain-terms";
import { stem } from "./stem";

/** As in files. Lists are separated by commas. */
export interface Thesaurus {
  /** Synonyms: `"delete, destroy, remove"`. */
  readonly groups: readonly string[];
  /** Meanings of the key, likeliest first, in this direction only. */
  readonly means: Readonly<Record<string, string>>;
  /**
   * By engine: its names under the words for what they do: `{ "wait": "task.wait, wait()" }`. A library ends
   * in a full stop: `love.graphics.`
   */
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
  /** By `phraseKey`: synonyms of a word or phrase, likeliest first. */
  readonly meanings: ReadonlyMap<string, readonly Phrase[]>;
  /** By `nameKey`. */
  readonly names: ReadonlyMap<string, ForeignName>;
  /** By the last part of the name, if it is distinctive. */
  readonly tails: ReadonlyMap<string, ForeignName>;
}

export const phraseKey = (terms: readonly string[]): string => terms.map((term) => stem(term)).join(" ");

/** The items of a list in a thesaurus. */
export const itemsOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** Merges thesauri. Entries of earlier ones come first. */
export function openThesaurus(...thesauri: readonly Thesaurus[]): OpenThesaurus {
  const meanings = new Map<string, Map<string, Phrase>>();
  for (const { means } of thesauri)
    for (const [from, to] of Object.entries(means)) addMeanings(meanings, from, itemsOf(to));
  for (const { groups } of thesauri)
    for (const members of groups.map(itemsOf))
      for (const member of members) addMeanings(meanings, member, members);
  const lists = [...meanings].map(([key, phrases]) => [key, [...phrases.values()]] as const);
  return { meanings: new Map(lists), ...openNames(thesauri.map(({ names }) => names)) };
}

/** A limit, since every meaning of a word is searched for at every key. */
const MOST_MEANINGS = 24;

function addMeanings(meanings: Map<string, Map<string, Phrase>>, from: string, to: readonly string[]): void {
  const terms = plainTerms(from);
  const key = phraseKey(terms);
  if (key === "") return;
  const known = meanings.get(key) ?? new Map<string, Phrase>();
  for (const text of to) {
    const phrase = stemmedTerms(text);
    const name = phrase.join(" ");
    if (known.size < MOST_MEANINGS && name !== key && name !== "") known.set(name, known.get(name) ?? phrase);
  }
  meanings.set(key, known);
  // `font size` is also written `fontsize`.
  if (terms.length > 1) meanings.set(stem(terms.join("")), known);
}

/** Plain words such as `Frame` or `div`, unlike `Vector3`, match only in the same case. */
const isPlainWord = (name: string): boolean => /^[^A-Za-z0-9]*[A-Z]?[a-z]+[^A-Za-z0-9]*$/.test(name);

/** The last part of a name is distinctive if it is longer and not a plain word. */
const DISTINCTIVE_LENGTH = 5;

export const nameKey = (name: string): string => (isPlainWord(name) ? `=${name}` : fold(name));

function openNames(tables: readonly Thesaurus["names"][]): Pick<OpenThesaurus, "names" | "tails"> {
  const all = tables.flatMap((engines) =>
    Object.entries(engines).flatMap(([engine, table]) =>
      Object.entries(table).flatMap(([concept, names]) =>
        itemsOf(names).map((name) => ({ engine, name, concept })),
      ),
    ),
  );
  const names = new Map<string, ForeignName>();
  const tails = new Map<string, ForeignName>();
  for (const { name, ...rest } of all) {
    const entry: ForeignName = { name: name.replace(/\.$/, ""), ...rest };
    const key = nameKey(name);
    if (key !== "") names.set(key, names.get(key) ?? entry);
    const last = lastPart(entry.name);
    if (last.length > DISTINCTIVE_LENGTH && !isPlainWord(last))
      tails.set(fold(last), tails.get(fold(last)) ?? entry);
  }
  return { names, tails };
}
