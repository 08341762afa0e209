/**
 * BM25F: a word counts by its rarity, the weights of the fields it is in, and their lengths. Weights are
 * fixed, so a word's share of a record is computed once, when the record is added.
 */
import { editDistance } from "./edit-distance";
import { stem } from "./stem";
import { isStopWord } from "./find-words";
import { FIELD, MEANING } from "./weights";

/** The fields, with their average lengths in words. */
const FIELDS = [
  { name: "name", length: 2.5 },
  { name: "aliases", length: 3 },
  { name: "owner", length: 2 },
  { name: "summary", length: 7 },
  { name: "details", length: 30 },
] as const;

type FieldName = (typeof FIELDS)[number]["name"];
/** Plain words, by field. */
type FieldTerms = Readonly<Partial<Record<FieldName, readonly string[]>>>;

interface Postings {
  readonly ids: number[];
  readonly shares: number[];
}

export class FieldIndex {
  readonly #postings = new Map<string, Postings>();
  /** Stems by plain word, for prefixes and typos. */
  readonly #stems = new Map<string, string>();
  /** Stems in names and aliases. */
  readonly #naming = new Set<string>();
  #vocabulary: readonly string[] | null = null;
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** Adds a record, and returns its number. */
  add(terms: FieldTerms): number {
    const id = this.#count++;
    const shares = new Map<string, number>();
    for (const { name, length } of FIELDS) {
      const words = terms[name] ?? [];
      const { weight, slope } = FIELD[name];
      const share = weight / (1 - slope + (slope * words.length) / length);
      for (const word of words) {
        if (name !== "name" && isStopWord(word)) continue;
        const cached = this.#stems.get(word);
        const stemmed = cached ?? stem(word);
        if (cached === undefined) this.#stems.set(word, stemmed);
        shares.set(stemmed, (shares.get(stemmed) ?? 0) + share);
        if (name === "name" || name === "aliases") this.#naming.add(stemmed);
      }
    }
    for (const [stemmed, share] of shares) this.#post(stemmed, id, share);
    return id;
  }

  /** The stem of a word; that of an indexed one is known. */
  stemOf(word: string): string {
    return this.#stems.get(word) ?? stem(word);
  }

  #post(stemmed: string, id: number, share: number): void {
    const postings = this.#postings.get(stemmed);
    if (postings === undefined) this.#postings.set(stemmed, { ids: [id], shares: [share] });
    else {
      postings.ids.push(id);
      postings.shares.push(share);
    }
  }

  has(stemmed: string): boolean {
    return this.#postings.has(stemmed);
  }

  /** Whether a name, an alias or a heading has a word. */
  names(stemmed: string): boolean {
    return this.#naming.has(stemmed);
  }

  /** Inverse document frequency of a word that `count` records have. */
  rarityOf(count: number): number {
    return Math.log(1 + (this.#count - count + 0.5) / (count + 0.5));
  }

  /** Number of records with a word. */
  countOf(stemmed: string): number {
    return this.#postings.get(stemmed)?.ids.length ?? 0;
  }

  /** Visits each record with a word, and the word's saturated share of it, from 0 to 1. */
  forEach(stemmed: string, visit: (id: number, share: number) => void): void {
    const postings = this.#postings.get(stemmed);
    if (postings === undefined) return;
    for (let at = 0; at < postings.ids.length; at++) {
      const share = postings.shares[at] ?? 0;
      visit(postings.ids[at] ?? 0, share / (MEANING.saturation + share));
    }
  }

  /** Stems of the words with a prefix. */
  beginningWith(start: string): readonly string[] {
    const words = this.#words();
    const stems = new Set<string>();
    for (let at = lowerBound(words, start); words[at]?.startsWith(start) === true; at++)
      stems.add(this.#stems.get(words[at] ?? "") ?? "");
    return [...stems];
  }

  /** Stems of the words at most `limit` edits away, with their edit distances. First letters are seldom wrong. */
  near(word: string, limit: number): ReadonlyMap<string, number> {
    const distances = new Map<string, number>();
    for (const indexed of this.#words()) {
      if (indexed[0] !== word[0] || Math.abs(indexed.length - word.length) > limit) continue;
      const distance = editDistance(word, indexed, limit);
      const stemmed = this.#stems.get(indexed) ?? "";
      if (distance <= limit && distance < (distances.get(stemmed) ?? Infinity))
        distances.set(stemmed, distance);
    }
    return distances;
  }

  #words(): readonly string[] {
    return (this.#vocabulary ??= [...this.#stems.keys()].sort());
  }
}

function lowerBound(words: readonly string[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
