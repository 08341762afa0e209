/**
 * Typos are considered only if no name matches the query well as it is spelt, and camelCase words only if few
 * names match it whole. Bands of scores do not overlap: exact, prefix, word boundary, initials, words apart,
 * owner, substring, typo.
 */
import { scoreCamelWords } from "./camel-words";
import type { SymbolKind } from "luau-contract";
import { lastPart } from "luau-syntax";
import { countBits, fold } from "./name-forms";
import { toNameQuery, type NameQuery } from "./name-query";
import { scoreName, type NameMatch } from "./name-score";
import { isDoubtful, scoreTypo, typoLimit } from "./name-typo";
import type { OpenSymbols } from "./open-index";
import { isStopWord } from "./find-words";
import { NAME } from "./weights";

export interface NameHit extends NameMatch {
  readonly symbol: number;
}

export const KEEP_ALL = 100;

/** Matches inside a word have a lower band, which the spread must reach. */
const SUBSTRING_BELOW = 10;

/** With fewer hits, `setPosition` also finds `setLocalPosition`. */
const FEW = 5;

/** Readers search for some kinds more often, which decides between equal scores. */
const KIND_RANK: Readonly<Record<SymbolKind, number>> = {
  module: 0,
  class: 1,
  enum: 2,
  function: 3,
  type: 4,
  event: 5,
  method: 6,
  constant: 7,
  property: 8,
  enumValue: 9,
};

/**
 * Stop words are dropped unless a name contains them.
 * @param spread how far below the best a score may be
 */
export function searchByName(
  open: OpenSymbols,
  text: string,
  admits: (symbol: number) => boolean,
  spread: number = NAME.spread,
): readonly NameHit[] {
  const contentWords = withoutStopWords(text);
  const spelt =
    contentWords === text ? [] : searchFor(open, toNameQuery(text), admits, { spread, forgives: false });
  return spelt.length > 0
    ? spelt
    : searchFor(open, toNameQuery(contentWords), admits, { spread, forgives: true });
}

/** A stop word must be between spaces: `for` in `timer.for` is part of a name. */
function withoutStopWords(text: string): string {
  const words = text.split(" ");
  const contentWords = words.filter((word) => !isStopWord(word.toLowerCase()));
  return contentWords.length === 0 ? text : contentWords.join(" ");
}

interface Search {
  readonly spread: number;
  /** Looking for typos takes longest. */
  readonly forgives: boolean;
}

function searchFor(
  open: OpenSymbols,
  query: NameQuery | null,
  admits: (symbol: number) => boolean,
  { spread, forgives }: Search,
): readonly NameHit[] {
  if (query === null) return [];
  const holds = (score: typeof scoreName) =>
    collect(open, admits, (symbol, mask) => ((query.mask & ~mask) === 0 ? score(query, open, symbol) : null));
  const runs = holds(scoreName);
  const hits = mayBeApart(query, runs) ? withCamelWords(runs, holds(scoreCamelWords)) : runs;
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  // If a name contains all words, none is misspelt.
  const all =
    !forgives || best >= NAME.solid || hits.length > runs.length
      ? hits
      : [...hits, ...typos(open, query, admits, new Set(hits.map(({ symbol }) => symbol)))];
  return withoutNoise(all, best, spread).sort((a, b) => compareHits(open, a, b));
}

/** Matches inside a word, such as `event` in `prevent`, are dropped if there are enough others. */
function withoutNoise(hits: readonly NameHit[], best: number, spread: number): NameHit[] {
  const begun = hits.filter(({ reason }) => reason !== "substring");
  const candidates = begun.length >= FEW && spread < KEEP_ALL ? begun : hits;
  return candidates.filter(
    ({ score, reason }) =>
      score >= best - spread - (reason === "substring" ? SUBSTRING_BELOW : 0) ||
      reason === "owner" ||
      reason === "camelCase",
  );
}

/** Words are together if the query has an owner and a name that matches or begins like that. */
function mayBeApart({ camelWords, memberStart }: NameQuery, runs: readonly NameHit[]): boolean {
  return (
    camelWords.length > 0 &&
    runs.length < FEW &&
    (memberStart < 0 || !runs.some(({ reason }) => reason === "exact" || reason === "prefix"))
  );
}

function withCamelWords(runs: readonly NameHit[], apart: readonly NameHit[]): readonly NameHit[] {
  const withRuns = new Set(runs.map(({ symbol }) => symbol));
  return [...runs, ...apart.filter(({ symbol }) => !withRuns.has(symbol))];
}

function typos(
  open: OpenSymbols,
  query: NameQuery,
  admits: (symbol: number) => boolean,
  found: ReadonlySet<number>,
): readonly NameHit[] {
  const limit = typoLimit(query);
  if (limit === 0) return [];
  const hits = collect(open, admits, (symbol, mask) => {
    // A typo adds at most one letter that the name lacks.
    if (countBits(query.mask & ~mask) > limit || found.has(symbol)) return null;
    return scoreTypo(query, open, symbol, limit);
  });
  const sure = hits.filter((hit) => !isDoubtful(hit));
  if (sure.length > 0 || found.size > 0) return sure;
  const names = new Set(hits.map(({ symbol }) => foldedName(open.symbols[symbol]?.path ?? "")));
  return names.size === 1 ? hits : [];
}

const foldedName = (path: string): string => fold(lastPart(path));

function collect(
  open: OpenSymbols,
  admits: (symbol: number) => boolean,
  score: (symbol: number, mask: number) => NameMatch | null,
): readonly NameHit[] {
  const hits: NameHit[] = [];
  for (let symbol = 0; symbol < open.masks.length; symbol++) {
    const match = score(symbol, open.masks[symbol] ?? 0);
    if (match !== null && admits(symbol)) hits.push({ symbol, ...match });
  }
  return hits;
}

function compareHits(open: OpenSymbols, a: NameHit, b: NameHit): number {
  const left = open.symbols[a.symbol];
  const right = open.symbols[b.symbol];
  if (left === undefined || right === undefined || a.score !== b.score) return b.score - a.score;
  return (
    Number(left.deprecated) - Number(right.deprecated) ||
    Number(left.isExternal) - Number(right.isExternal) ||
    KIND_RANK[left.kind] - KIND_RANK[right.kind] ||
    left.path.length - right.path.length ||
    left.id - right.id
  );
}
