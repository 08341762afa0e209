/** A query by type may follow a name: `number -> string`, `format number -> string`. */
import { KEEP_ALL, searchByName } from "./by-name";
import { searchByType } from "./by-type";
import { MAX_NEAREST } from "./nearest";
import type { OpenSymbols } from "./open-index";
import type { UnknownType } from "./resolve-type-names";
import type { TypeQuery } from "./search-type";

type TypeHits = ReturnType<typeof searchByType>;

interface TypesFound {
  readonly ids: readonly number[];
  readonly unknown: readonly UnknownType[];
}

/** The reading with the lowest cost counts for each symbol. */
export function searchTypes(
  open: OpenSymbols,
  readings: readonly TypeQuery[],
  admits: (symbol: number) => boolean,
  limit: number,
): TypesFound {
  const costs = new Map<number, number>();
  const results = readings.map((reading) => searchReading(open, reading, admits, limit));
  for (const { hits } of results) {
    for (const { symbol, cost } of hits) costs.set(symbol, Math.min(cost, costs.get(symbol) ?? Infinity));
  }
  const best = [...costs].sort(([, a], [, b]) => a - b).slice(0, limit);
  const fewest = results.reduce(
    (least, result) => (result.unknown.length < least.unknown.length ? result : least),
    results[0] ?? { unknown: [] },
  );
  return { ids: best.map(([id]) => id), unknown: fewest.unknown };
}

/** Symbols that match the results come before those that match the parameters. */
export function nearestTypes(
  open: OpenSymbols,
  readings: readonly TypeQuery[],
  admits: (symbol: number) => boolean,
): readonly number[] {
  const both = readings.filter(({ params, returns }) => params !== null && returns !== null);
  const sides = [
    both.map((reading) => ({ ...reading, params: null })),
    both.map((reading) => ({ ...reading, returns: null })),
  ];
  const ids = sides.flatMap((side) => searchTypes(open, side, admits, MAX_NEAREST).ids);
  return [...new Set(ids)].slice(0, MAX_NEAREST);
}

/** The better a symbol matches the name, the lower its cost; without a name, all symbols count. */
function searchReading(
  open: OpenSymbols,
  reading: TypeQuery,
  admits: (symbol: number) => boolean,
  limit: number,
): TypeHits {
  if (reading.name === "") return searchUnnamed(open, reading, admits, limit);
  const named = searchByName(open, reading.name, admits, KEEP_ALL);
  const scores = new Map(named.map(({ symbol, score }) => [symbol, score]));
  const { hits, unknown } = searchByType(open, reading, (symbol) => scores.has(symbol));
  const weighed = hits.map(({ symbol, cost }) => ({
    symbol,
    cost: cost + (100 - (scores.get(symbol) ?? 0)) / 20,
  }));
  return { hits: weighed.sort((a, b) => a.cost - b.cost), unknown };
}

/** A name that no type has may be a function's: `setTimeout -> TimerId`. */
function searchUnnamed(
  open: OpenSymbols,
  reading: TypeQuery,
  admits: (symbol: number) => boolean,
  limit: number,
): TypeHits {
  const plain = searchByType(open, reading, admits, limit);
  const only = reading.params?.length === 1 ? reading.params[0] : undefined;
  if (
    plain.hits.length > 0 ||
    only?.kind !== "reference" ||
    !plain.unknown.some(({ name }) => name === only.name)
  )
    return plain;
  const named = searchReading(open, { ...reading, name: only.name, params: null }, admits, limit);
  return named.hits.length > 0 ? named : plain;
}
