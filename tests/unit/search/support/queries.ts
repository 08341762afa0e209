/** Makes queries for symbols: the ways in which readers ask for a name they know. */
import type { SymbolRecord } from "luau-contract";
import { fold, splitWords } from "../../../../packages/luau-search/src/name-forms";

export const FORMS = ["exact", "lower case", "member", "colon", "spaced", "tail word", "typo"] as const;
export type Form = (typeof FORMS)[number];

export interface NameQueryCase {
  readonly form: Form;
  readonly query: string;
  /** Any of these in the first place is right. */
  readonly right: ReadonlySet<string>;
}

/** A generator of numbers in [0, 1) that gives the same ones for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Queries for every symbol in every form that it has; symbols that a query fits equally well all count as
 * right.
 */
export function makeQueries(records: readonly SymbolRecord[], seed: number): readonly NameQueryCase[] {
  const random = seeded(seed);
  return records.flatMap((record) => FORMS.flatMap((form) => makeQuery(record, form, records, random) ?? []));
}

function makeQuery(
  { path }: SymbolRecord,
  form: Form,
  records: readonly SymbolRecord[],
  random: () => number,
): NameQueryCase | null {
  const name = nameOf(path);
  const ask = (query: string, isRight: (other: string) => boolean) => {
    return { form, query, right: pathsWhere(records, isRight) };
  };
  const isFolded = (other: string) => fold(other) === fold(path);
  switch (form) {
    case "exact":
      return ask(path, (other) => other === path);
    case "lower case":
      return ask(path.toLowerCase(), (other) => other.toLowerCase() === path.toLowerCase());
    case "member":
      if (name === path) return null;
      return ask(name, (other) => nameOf(other).toLowerCase() === name.toLowerCase());
    case "colon":
      return name === path ? null : ask(path.replace(".", ":"), isFolded);
    case "spaced": {
      const words = path.split(/[.:]/).flatMap(splitWords);
      return words.length < 2 ? null : ask(words.join(" ").toLowerCase(), isFolded);
    }
    case "tail word":
      return tailQuery(name, records);
    case "typo":
      return typoQuery(path, records, random);
  }
}

/** The last word of a name. Right is whatever has it as its last word or is called just that. */
function tailQuery(name: string, records: readonly SymbolRecord[]): NameQueryCase | null {
  const words = splitWords(name);
  const tail = words.at(-1)?.toLowerCase() ?? "";
  if (words.length < 2 || tail.length < 4) return null;
  const hasTail = pathsWhere(records, (other) => splitWords(nameOf(other)).at(-1)?.toLowerCase() === tail);
  const begins = pathsWhere(records, (other) => fold(nameOf(other)).startsWith(tail));
  return { form: "tail word", query: tail, right: new Set([...hasTail, ...begins]) };
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/**
 * One letter dropped, added, changed or swapped with the next, the first and the last as often as any. Names
 * of less than four letters tell too little.
 */
function typoQuery(
  path: string,
  records: readonly SymbolRecord[],
  random: () => number,
): NameQueryCase | null {
  const whole = random() < 0.5;
  const text = whole ? path : nameOf(path);
  if (fold(text).length < 4) return null;
  const at = Math.floor(random() * text.length);
  const letter = LETTERS[Math.floor(random() * LETTERS.length)] ?? "x";
  const first = Math.min(at, text.length - 2);
  const swapped =
    text.slice(0, first) + (text[first + 1] ?? "") + (text[first] ?? "") + text.slice(first + 2);
  const typos = [
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + letter + text.slice(at),
    text.slice(0, at) + letter + text.slice(at + 1),
    swapped,
  ];
  const query = typos[Math.floor(random() * typos.length)] ?? text;
  const same = (other: string) => fold(whole ? other : nameOf(other)) === fold(text);
  const as = (other: string) => distanceIsOne(fold(query), fold(whole ? other : nameOf(other)));
  return { form: "typo", query, right: pathsWhere(records, (other) => same(other) || as(other)) };
}

/** Whether one typo leads from one text to the other: then nobody can say which of two was meant. */
function distanceIsOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  const swapped = (restA[1] ?? "") + (restA[0] ?? "") + restA.slice(2);
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    swapped === restB
  );
}

function pathsWhere(records: readonly SymbolRecord[], test: (path: string) => boolean): ReadonlySet<string> {
  return new Set(records.map(({ path }) => path).filter(test));
}

function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("."), path.lastIndexOf(":")) + 1);
}
