/**
 * The published index: two JSON files, fetched side by side. Columns rather than objects, so that like stands
 * next to like and compresses; what the reader's side can work out is left out.
 */
import type { SymbolKind } from "luau-contract";
import { nameStartIn } from "./name-forms";
import type { Thesaurus } from "./thesaurus";

export const INDEX_VERSION = 3;

/** Symbols, sorted by module. Every list has one item a symbol unless it says otherwise. */
export interface SymbolIndex {
  readonly v: typeof INDEX_VERSION;
  /** Modules: slug, name, the page's address, how many symbols. */
  readonly m: readonly (readonly [slug: string, name: string, page: string, count: number])[];
  /** A letter of `KIND_LETTERS` a symbol. */
  readonly k: string;
  readonly p: readonly string[];
  /** Addresses: see `packHref`. */
  readonly h: readonly string[];
  /** Signatures without the path in front; `=` begins one that stands as it is. */
  readonly s: readonly string[];
  readonly d: readonly string[];
  /** Stems of the other texts of a symbol, with spaces between: what its summary has is left out. */
  readonly w: readonly string[];
  /** Other words for some symbols, by number, separated by commas. */
  readonly a: Readonly<Record<string, string>>;
  /** Numbers of the deprecated ones. */
  readonly x: readonly number[];
  /** The distinct types, in Luau. The searches refer to them by number. */
  readonly t: readonly string[];
  /** How a symbol takes part in searches by type: see `packCalls`. */
  readonly c: readonly string[];
}

/**
 * Guides and posts. Their words are indexed where they are read: the texts are needed for the snippets
 * anyway.
 */
export interface WordIndex {
  readonly v: typeof INDEX_VERSION;
  /** A page: kind (`g` or `p`), title, address. */
  readonly p: readonly (readonly [kind: "g" | "p", title: string, page: string])[];
  /** A section: number of its page, heading, what follows the page's address, text. */
  readonly s: readonly (readonly [page: number, heading: string, anchor: string, text: string])[];
  /** The synonyms that the site adds. */
  readonly y: Thesaurus;
}

export const KIND_LETTERS: Readonly<Record<SymbolKind, string>> = {
  function: "f",
  method: "m",
  constant: "c",
  class: "k",
  property: "p",
  enum: "e",
  enumValue: "v",
  event: "n",
  type: "t",
  module: "o",
};

/** The anchors that a path lets one guess, by the sign that stands for each. */
const ANCHORS: readonly (readonly [sign: string, anchor: (path: string) => string])[] = [
  ["", (path) => `#${path.slice(nameStartIn(path))}`],
  [".", (path) => `#${path.replaceAll(":", ".")}`],
  [":", (path) => `#${path}`],
  ["-", () => ""],
];

/** An address as the sign of a guess that fits, else what follows the page's address, else all of it. */
export function packHref(href: string, page: string, path: string): string {
  if (!href.startsWith(page)) return href;
  const rest = href.slice(page.length);
  const guess = ANCHORS.find(([, anchor]) => anchor(path) === rest);
  return guess === undefined && rest.startsWith("#") ? rest : (guess?.[0] ?? href);
}

export function unpackHref(packed: string, page: string, path: string): string {
  const guess = ANCHORS.find(([sign]) => sign === packed);
  if (guess !== undefined) return page + guess[1](path);
  return packed.startsWith("#") ? page + packed : packed;
}
