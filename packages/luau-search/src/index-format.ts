/**
 * The published index: two JSON files, fetched in parallel. Columns rather than objects compress better; what
 * the client can derive is left out.
 */
import type { SymbolKind } from "luau-contract";
import { dotted, lastPart } from "luau-syntax";
import type { Thesaurus } from "./thesaurus";

export const INDEX_VERSION = 4;

/** Symbols, sorted by module. Lists have one item per symbol unless stated otherwise. */
export interface SymbolIndex {
  readonly v: typeof INDEX_VERSION;
  /** Modules: slug, name, address of the page, number of symbols. */
  readonly m: readonly (readonly [slug: string, name: string, page: string, count: number])[];
  /** One letter of `KIND_LETTERS` per symbol. */
  readonly k: string;
  readonly p: readonly string[];
  /** Addresses: see `packHref`. */
  readonly h: readonly string[];
  /** Signatures without the leading path; `=` begins a signature that does not start with it. */
  readonly s: readonly string[];
  readonly d: readonly string[];
  /** Stems of a symbol's other texts, separated by spaces, without those of its summary. */
  readonly w: readonly string[];
  /** Aliases of some symbols, by number, separated by commas. */
  readonly a: Readonly<Record<string, string>>;
  /** Numbers of deprecated symbols. */
  readonly x: readonly number[];
  /** Distinct types, in Luau. `c` refers to them by number. */
  readonly t: readonly string[];
  /** For searches by type: see `packCalls`. */
  readonly c: readonly string[];
}

/** Guides and posts. The client indexes their words from the texts, which snippets need anyway. */
export interface WordIndex {
  readonly v: typeof INDEX_VERSION;
  /** Pages: kind (`g`, `p`, or `l` for a guide to what is not possible), title, address. */
  readonly p: readonly (readonly [kind: "g" | "p" | "l", title: string, page: string])[];
  /** Sections: number of the page, heading, anchor, text. */
  readonly s: readonly (readonly [page: number, heading: string, anchor: string, text: string])[];
  /** The synonyms that the site adds. */
  readonly y: Thesaurus;
  /** Further names of other engines, under words to search by. */
  readonly n: Thesaurus["names"];
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

/** Anchors that can be derived from a path, by their codes. */
const ANCHORS: readonly (readonly [code: string, anchor: (path: string) => string])[] = [
  ["", (path) => `#${lastPart(path)}`],
  [".", (path) => `#${dotted(path)}`],
  [":", (path) => `#${path}`],
  ["-", () => ""],
];

/** An address as the code of a derivable anchor, else its part after the page's address, else whole. */
export function packHref(href: string, page: string, path: string): string {
  if (!href.startsWith(page)) return href;
  const rest = href.slice(page.length);
  const guess = ANCHORS.find(([, anchor]) => anchor(path) === rest);
  return guess === undefined && rest.startsWith("#") ? rest : (guess?.[0] ?? href);
}

export function unpackHref(packed: string, page: string, path: string): string {
  const guess = ANCHORS.find(([code]) => code === packed);
  if (guess !== undefined) return page + guess[1](path);
  return packed.startsWith("#") ? page + packed : packed;
}
