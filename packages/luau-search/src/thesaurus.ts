/** `thesaurus.json` has the synonyms of game scripting; a site adds its own. */
import { lastPart } from "luau-syntax";
import { isIdiomWord } from "./find-words";
import { fold } from "./name-forms";
import { plainTerms } from "./plain-terms";
import { keptStem, stem } from "./stem";

/** Commas separate the items of lists. */
export interface Thesaurus {
  /** Synonyms: `"delete, destroy, remove"`. */
  readonly groups: readonly string[];
  /**
   * Meanings of the words in the key, likeliest first, in this direction only. Several words are an idiom:
   * `(each, per) second` is found in `twice per second`.
   */
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

/** Words that mean something together, in any order. */
export interface Idiom {
  readonly size: number;
  readonly meanings: readonly Phrase[];
}

export interface OpenThesaurus {
  /** Keys are stems; the likeliest synonym comes first. */
  readonly meanings: ReadonlyMap<string, readonly Phrase[]>;
  /** The idioms that a stem is in, and its slot there. */
  readonly idioms: ReadonlyMap<string, readonly (readonly [Idiom, number])[]>;
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
  const words = new Words();
  for (const { means } of thesauri) for (const [from, to] of Object.entries(means)) words.add(from, to);
  for (const { groups } of thesauri) for (const members of groups) words.add(members, members);
  const meanings = new Map([...words.meanings].map(([key, phrases]) => [key, [...phrases.values()]]));
  const tables = [...thesauri.map(({ names }) => names), hints];
  return { meanings, idioms: words.idioms, ...openNames(tables, hints) };
}

/** Every meaning of a word is searched for at every key. */
export const MAX_MEANINGS = 24;

class Words {
  readonly meanings = new Map<string, Map<string, Phrase>>();
  readonly idioms = new Map<string, [Idiom, number][]>();
  readonly #stems = new Map<string, string>();

  add(from: string, to: string): void {
    const stemsOf = (text: string) => plainTerms(text).map((term) => keptStem(term, this.#stems));
    const phrases = itemsOf(to).map(stemsOf);
    // Commas in brackets separate the words of a slot.
    for (const words of from.split(/,(?![^(]*\))/)) this.#addIdiom(words, phrases);
  }

  #addIdiom(from: string, phrases: readonly Phrase[]): void {
    const slots = slotsOf(from);
    if (slots.length < 2) return slots.flat().forEach((word) => this.#addWord(word, phrases));
    const idiom = { size: slots.length, meanings: phrases };
    slots.forEach((words, slot) => {
      for (const word of words) {
        const stemmed = keptStem(word, this.#stems);
        const known = this.idioms.get(stemmed) ?? [];
        known.push([idiom, slot]);
        this.idioms.set(stemmed, known);
      }
    });
    // `font size` is also written `fontsize`.
    if (!from.includes("(")) this.#addWord(slots.join(""), phrases);
  }

  #addWord(word: string, phrases: readonly Phrase[]): void {
    const key = keptStem(word, this.#stems);
    const known = this.meanings.get(key) ?? new Map<string, Phrase>();
    for (const phrase of phrases) {
      const name = phrase.join(" ");
      if (known.size < MAX_MEANINGS && name !== key && name !== "" && !known.has(name))
        known.set(name, phrase);
    }
    this.meanings.set(key, known);
  }
}

/** The words of an idiom, by slot. Stop words are left out if two others remain. */
function slotsOf(from: string): readonly (readonly string[])[] {
  const slots = from.split(/[()]/).flatMap((part, at) => {
    const terms = plainTerms(part);
    return at % 2 === 1 ? [terms] : terms.map((term) => [term]);
  });
  const different = slots.filter(([word], at) => at === slots.findIndex(([other]) => other === word));
  const essential = different.filter((words) => words.some(isIdiomWord));
  return essential.length > 1 ? essential : different;
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
