/**
 * Search by name. First what holds the query as it stands; only when that finds nothing solid, what holds it
 * with a typo. A run of letters that finds little is taken apart at its capitals. Scores live in bands that
 * do not overlap: exact, prefix, word boundary, initials, words apart, owner, substring, typo.
 */
import type { SymbolKind } from "luau-contract";
import { countBits, fold, nameStartIn } from "./name-forms";
import { toNameQuery, type NameQuery } from "./name-query";
import { scoreHumps, scoreName, type NameMatch } from "./name-score";
import { isDoubtful, scoreTypo, typoLimit } from "./name-typo";
import type { OpenSymbols } from "./open-index";
import { isLight } from "./words";

export interface NameHit extends NameMatch {
  readonly symbol: number;
}

/** Below this, a typo may still explain the query better. */
const SOLID_SCORE = 60;

/**
 * A weak match next to strong ones is noise, unless it is a member of what was named, or more than a name is
 * asked for.
 */
const NOISE_BELOW_BEST = 45;
export const KEEP_ALL = 100;

/** How much further below the best a hit inside of a word may lie, since its band does. */
const SUBSTRING_BELOW = 10;

/** So few, and somebody who wrote `setPosition` may mean `setLocalPosition` as well. */
const FEW = 5;

/** Which of two equally good symbols readers mean more often. */
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
 * The symbols that a text names, best first, among those that `admits` lets through. No text, nothing.
 * `spread`: how far below the best a score may lie. `how to set the position` asks for `set position`, unless
 * some name has the words in between.
 */
export function searchByName(
  open: OpenSymbols,
  text: string,
  admits: (symbol: number) => boolean,
  spread = NOISE_BELOW_BEST,
): readonly NameHit[] {
  const heavy = withoutLight(text);
  const spelt = heavy === text ? [] : searchFor(open, toNameQuery(text), admits, { spread, forgives: false });
  return spelt.length > 0 ? spelt : searchFor(open, toNameQuery(heavy), admits, { spread, forgives: true });
}

/** Words in between are written with spaces: `timer.for` is a name that begins so. */
function withoutLight(text: string): string {
  const words = text.split(" ");
  const heavy = words.filter((word) => !isLight(word.toLowerCase()));
  return heavy.length === 0 ? text : heavy.join(" ");
}

interface Search {
  readonly spread: number;
  /** Whether typos are looked for too, which takes longest. */
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
  const hits = mayStandApart(query, runs) ? withHumps(runs, holds(scoreHumps)) : runs;
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0);
  // Words that all stand in a name are spelt right.
  const all =
    !forgives || best >= SOLID_SCORE || hits.length > runs.length
      ? hits
      : [...hits, ...typos(open, query, admits, new Set(hits.map(({ symbol }) => symbol)))];
  return withoutNoise(all, best, spread).sort((a, b) => compareHits(open, a, b));
}

/** Besides what is weak: inside of a word stands much that nobody asked for, such as `event` in `prevent`. */
function withoutNoise(hits: readonly NameHit[], best: number, spread: number): NameHit[] {
  const begun = hits.filter(({ reason }) => reason !== "substring");
  const kept = begun.length >= FEW && spread < KEEP_ALL ? begun : hits;
  return kept.filter(
    ({ score, reason }) =>
      score >= best - spread - (reason === "substring" ? SUBSTRING_BELOW : 0) ||
      reason === "owner" ||
      reason === "humps",
  );
}

/** With the owner before it, what is called so, or begins so, is what was meant. */
function mayStandApart({ humps, memberStart }: NameQuery, runs: readonly NameHit[]): boolean {
  return (
    humps.length > 0 &&
    runs.length < FEW &&
    (memberStart < 0 || !runs.some(({ reason }) => reason === "exact" || reason === "prefix"))
  );
}

function withHumps(runs: readonly NameHit[], apart: readonly NameHit[]): readonly NameHit[] {
  const found = new Set(runs.map(({ symbol }) => symbol));
  return [...runs, ...apart.filter(({ symbol }) => !found.has(symbol))];
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
    // Each typo brings in at most one letter that the name does not have.
    if (countBits(query.mask & ~mask) > limit || found.has(symbol)) return null;
    return scoreTypo(query, open, symbol, limit);
  });
  const sure = hits.filter((hit) => !isDoubtful(hit));
  if (sure.length > 0 || found.size > 0) return sure;
  const names = new Set(hits.map(({ symbol }) => lastPart(open.symbols[symbol]?.path ?? "")));
  return names.size === 1 ? hits : [];
}

const lastPart = (path: string): string => fold(path.slice(nameStartIn(path)));

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
    KIND_RANK[left.kind] - KIND_RANK[right.kind] ||
    left.path.length - right.path.length ||
    left.id - right.id
  );
}
