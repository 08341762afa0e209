/** `thesaurus.json` has the synonyms of game scripting; a site adds its own. */
import { lastPart } from "luau-syntax";
import { fold } from "./name-forms";
import { stem } from "./stem";

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
  readonly meanings: string;
}

/**
 * Stems, as `toSynonymLines` writes them: words and idioms, then what they mean. Commas separate items, spaces
 * words, and bars those of a slot: `wait,each|per second` and `timer,set timeout`.
 */
export type SynonymLine = readonly [words: string, meanings: string];
export type SynonymColumns = readonly [words: readonly string[], meanings: readonly string[]];

/** Lists are read when a query has one of their words. */
export interface OpenThesaurus {
  /** Lists of meanings by stem; the likeliest comes first. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** The idioms that a stem is in, and its slot there. */
  readonly idioms: ReadonlyMap<string, readonly (readonly [Idiom, number])[]>;
  readonly names: ReadonlyMap<string, ForeignName>;
  /** Keys are last parts of names; null if names with different counterparts end in it. */
  readonly tails: ReadonlyMap<string, ForeignName | null>;
}

export const phrasesIn = (items: readonly string[]): readonly Phrase[] =>
  items.map((item) => item.split(" "));

export const phraseKey = (terms: readonly string[]): string => terms.map((term) => stem(term)).join(" ");

export const itemsOf = (list: string): readonly string[] =>
  list
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);

/** Every meaning of a word is searched for at every key. */
export const MAX_MEANINGS = 24;

/** @param hints names of other engines under words; a library ends in a full stop: `love.graphics.` */
export function openThesaurus(
  [words, meanings]: SynonymColumns,
  declared: Thesaurus["names"] = {},
  hints: Thesaurus["names"] = {},
): OpenThesaurus {
  const lists = new Map<string, string[]>();
  const idioms = new Map<string, (readonly [Idiom, number])[]>();
  words.forEach((items, line) => {
    const list = meanings[line] ?? "";
    for (const item of items.split(",")) {
      const slots = item.split(" ");
      if (!item.includes("|")) append(lists, slots.join(""), list);
      if (slots.length === 1) continue;
      const idiom = { size: slots.length, meanings: list };
      for (const [at, slot] of slots.entries())
        for (const word of slot.split("|")) append(idioms, word, [idiom, at]);
    }
  });
  return { meanings: lists, idioms, ...openNames([declared, hints], hints) };
}

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [item]);
  else known.push(item);
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
    const isSame = other?.engine === entry.engine && other.concept === entry.concept;
    if (last !== fold(entry.name)) tails.set(last, other === undefined ? entry : isSame ? other : null);
  }
  return { names, tails };
}
