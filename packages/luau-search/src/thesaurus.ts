/** `thesaurus.json` has the synonyms of game scripting; a site adds its own. */
import { lastPart } from "luau-syntax";
import { fold } from "./name-forms";
import { plainTerms, stemmedTerms } from "./plain-terms";
import { stem } from "./stem";

/** Commas separate the items of lists. */
export interface Thesaurus {
  /** Synonyms: `"delete, destroy, remove"`. */
  readonly groups: readonly string[];
  /** Meanings of the key, likeliest first, in this direction only. */
  readonly means: Readonly<Record<string, string>>;
  /**
   * By engine: names under their counterparts here, the path of a symbol or the heading of a limit:
   * `{ "Timer.setTimeout": "task.wait, wait()" }`
   */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export const EMPTY_THESAURUS: Thesaurus = { groups: [], means: {}, names: {} };

export interface ForeignName {
  readonly engine: string;
  readonly name: string;
  /** The counterparts; of a hint, words for what it does. */
  readonly concept: string;
  readonly isHint: boolean;
  /** The query has a member of it: nothing corresponds to the member, unless nothing does to the owner. */
  readonly isOwner?: boolean;
}

export type Phrase = readonly string[];

export interface OpenThesaurus {
  /** Keys are `phraseKey`; the likeliest synonym comes first. */
  readonly meanings: ReadonlyMap<string, readonly Phrase[]>;
  readonly names: ReadonlyMap<string, ForeignName>;
  /** Keys are last parts of names; null if names with different counterparts end in it. */
  readonly tails: ReadonlyMap<string, ForeignName | null>;
}

export const phraseKey = (terms: readonly string[]): string => terms.map((term) => stem(term)).join(" ");

export const itemsOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Entries of earlier thesauri come first.
 * @param hints names of other engines under words; a library ends in a full stop: `love.graphics.`
 */
export function openThesaurus(thesauri: readonly Thesaurus[], hints: Thesaurus["names"] = {}): OpenThesaurus {
  const meanings = new Map<string, Map<string, Phrase>>();
  for (const { means } of thesauri)
    for (const [from, to] of Object.entries(means)) addMeanings(meanings, from, itemsOf(to));
  for (const { groups } of thesauri)
    for (const members of groups.map(itemsOf))
      for (const member of members) addMeanings(meanings, member, members);
  const lists = [...meanings].map(([key, phrases]) => [key, [...phrases.values()]] as const);
  return { meanings: new Map(lists), ...openNames([...thesauri.map(({ names }) => names), hints], hints) };
}

/** Every meaning of a word is searched for at every key. */
const MOST_MEANINGS = 24;

function addMeanings(meanings: Map<string, Map<string, Phrase>>, from: string, to: readonly string[]): void {
  const terms = plainTerms(from);
  const key = phraseKey(terms);
  if (key === "") return;
  const phrases = meanings.get(key) ?? new Map<string, Phrase>();
  for (const text of to) {
    const phrase = stemmedTerms(text);
    const name = phrase.join(" ");
    if (phrases.size < MOST_MEANINGS && name !== key && name !== "")
      phrases.set(name, phrases.get(name) ?? phrase);
  }
  meanings.set(key, phrases);
  // `font size` is also written `fontsize`.
  if (terms.length > 1) meanings.set(stem(terms.join("")), phrases);
}

/** Plain words such as `Frame` or `div`, unlike `Vector3`, match only in the same case. */
export const isPlainWord = (name: string): boolean => /^[^A-Za-z0-9]*[A-Z]?[a-z]+[^A-Za-z0-9]*$/.test(name);

export const nameKey = (name: string): string => (isPlainWord(name) ? `=${name}` : fold(name));

function openNames(
  tables: readonly Thesaurus["names"][],
  hints: Thesaurus["names"],
): Pick<OpenThesaurus, "names" | "tails"> {
  const all = tables.flatMap((engines) =>
    Object.entries(engines).flatMap(([engine, table]) =>
      Object.entries(table).flatMap(([concept, names]) =>
        itemsOf(names).map((name) => ({ engine, name, concept, isHint: engines === hints })),
      ),
    ),
  );
  const names = new Map<string, ForeignName>();
  const tails = new Map<string, ForeignName | null>();
  for (const { name, ...rest } of all) {
    const entry: ForeignName = { name: name.replace(/\.$/, ""), ...rest };
    const key = nameKey(name);
    if (key !== "") names.set(key, names.get(key) ?? entry);
    const last = fold(lastPart(entry.name));
    const other = tails.get(last);
    if (last !== fold(entry.name))
      tails.set(last, other === undefined || isSame(other, entry) ? (other ?? entry) : null);
  }
  return { names, tails };
}

const isSame = (a: ForeignName | null, b: ForeignName): boolean =>
  a !== null && a.engine === b.engine && a.concept === b.concept;
