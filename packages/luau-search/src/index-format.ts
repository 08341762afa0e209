/**
 * Two JSON files: the names come first. Columns compress better than objects; what the client can derive is
 * left out.
 */
import type { SymbolKind } from "luau-contract";
import { dotted, lastPart } from "luau-syntax";
import type { SynonymColumns, Thesaurus } from "./thesaurus";

export const INDEX_VERSION = 6;

/** Symbols are sorted by module. Lists have one item per symbol unless stated otherwise. */
export interface SymbolIndex {
  readonly v: typeof INDEX_VERSION;
  /** By module: slug, name, address of the page, number of symbols. */
  readonly m: readonly (readonly [slug: string, name: string, page: string, count: number])[];
  /** Each symbol has a letter of `KIND_LETTERS`. */
  readonly k: string;
  readonly p: readonly string[];
  /** `packHref` writes addresses. */
  readonly h: readonly string[];
  /** Signatures lack the leading path; `=` begins one that does not start with it. */
  readonly s: readonly string[];
  readonly d: readonly string[];
  /** Stems of a symbol's other texts, separated by spaces, without those of its summary. */
  readonly w: readonly string[];
  /** By number of the symbol: aliases, separated by commas. */
  readonly a: Readonly<Record<string, string>>;
  /** Numbers of deprecated symbols. */
  readonly x: readonly number[];
  /** `c` refers to these distinct types by number. */
  readonly t: readonly string[];
  /** `packCalls` writes them, for searches by type. */
  readonly c: readonly string[];
}

/** The client indexes words of guides and posts from the texts, which snippets need anyway. */
export interface WordIndex {
  readonly v: typeof INDEX_VERSION;
  /** By page: `g`, `p`, or `l` for a guide to what is not possible, then title and address. */
  readonly p: readonly (readonly [kind: "g" | "p" | "l", title: string, page: string])[];
  /** By section: number of the page, heading, anchor, text. */
  readonly s: readonly (readonly [page: number, heading: string, anchor: string, text: string])[];
  /** The site's synonyms, then those of game scripting: no page needs them before it finds names. */
  readonly y: SynonymColumns;
  /** The site's names of other engines, then further ones under words to search by. */
  readonly n: readonly [declared: Thesaurus["names"], hints: Thesaurus["names"]];
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

/** Clients derive such anchors from the path. */
const ANCHORS: readonly (readonly [code: string, anchor: (path: string) => string])[] = [
  ["", (path) => `#${lastPart(path)}`],
  [".", (path) => `#${dotted(path)}`],
  [":", (path) => `#${path}`],
  ["-", () => ""],
];

/**
 * A derivable anchor becomes its code, else the page's address is left out, if the address begins with it.
 */
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
