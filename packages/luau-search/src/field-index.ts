/**
 * BM25F: a word counts by its rarity, the weights of its fields, and their lengths. Weights are fixed, so a
 * word's share of a record is computed once, when the record is added.
 */
import { editDistance } from "./edit-distance";
import { stem } from "./stem";
import { isStopWord } from "./find-words";
import { FIELD, MEANING } from "./weights";

/** Lengths are averages, in words. */
const FIELDS = [
  { name: "name", length: 2.5 },
  { name: "aliases", length: 3 },
  { name: "owner", length: 2 },
  { name: "summary", length: 7 },
  { name: "details", length: 30 },
  { name: "context", length: 15 },
] as const;

type FieldName = (typeof FIELDS)[number]["name"];
type FieldTerms = Readonly<Partial<Record<FieldName, readonly string[]>>>;

interface Postings {
  readonly ids: number[];
  readonly shares: number[];
}

export class FieldIndex {
  readonly #postings = new Map<string, Postings>();
  /** Prefixes and typos are those of plain words, not of stems. */
  readonly #words = new Set<string>();
  readonly #naming = new Set<string>();
  #vocabulary: readonly string[] | null = null;
  #count = 0;

  get size(): number {
    return this.#count;
  }

  /** @param detailStems words of the details that are stems already, of which no other stem is made */
  add(terms: FieldTerms, detailStems: readonly string[] = []): number {
    const id = this.#count++;
    const shares = new Map<string, number>();
    for (const { name, length } of FIELDS) {
      const words = terms[name] ?? [];
      const stems = name === "details" ? detailStems : [];
      const { weight, slope } = FIELD[name];
      const share = weight / (1 - slope + (slope * (words.length + stems.length)) / length);
      for (const stemmed of stems) shares.set(stemmed, (shares.get(stemmed) ?? 0) + share);
      for (const word of words) {
        if (name !== "name" && isStopWord(word)) continue;
        this.#words.add(word);
        const stemmed = stem(word);
        shares.set(stemmed, (shares.get(stemmed) ?? 0) + share);
        if (name === "name" || name === "aliases") this.#naming.add(stemmed);
      }
    }
    for (const [stemmed, share] of shares) this.#post(stemmed, id, share);
    return id;
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

  names(stemmed: string): boolean {
    return this.#naming.has(stemmed);
  }

  /** Inverse document frequency (BM25's idf) of a word that `count` records have. */
  rarityOf(count: number): number {
    return Math.log(1 + (this.#count - count + 0.5) / (count + 0.5));
  }

  countOf(stemmed: string): number {
    return this.#postings.get(stemmed)?.ids.length ?? 0;
  }

  /** The share is saturated, from 0 to 1. */
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
    const words = this.#sorted();
    const stems = new Set<string>();
    for (let at = lowerBound(words, start); words[at]?.startsWith(start) === true; at++)
      stems.add(stem(words[at] ?? ""));
    return [...stems];
  }

  /** First letters are seldom wrong, so that only the rest may differ, by at most `limit` edits. */
  near(word: string, limit: number): ReadonlyMap<string, number> {
    const distances = new Map<string, number>();
    for (const indexed of this.#sorted()) {
      if (indexed[0] !== word[0] || Math.abs(indexed.length - word.length) > limit) continue;
      const distance = editDistance(word, indexed, limit);
      const stemmed = stem(indexed);
      if (distance <= limit && distance < (distances.get(stemmed) ?? Infinity))
        distances.set(stemmed, distance);
    }
    return distances;
  }

  #sorted(): readonly string[] {
    return (this.#vocabulary ??= [...this.#words].sort());
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
