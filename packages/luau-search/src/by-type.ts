/**
 * Each type of the query must match a different one of the signature. Other orders and further parameters
 * have costs; the lowest cost comes first.
 */
import type { SymbolKind } from "luau-contract";
import { mapTypes, type TypeOrPack } from "luau-syntax";
import { callCost } from "./call-cost";
import { COST, WEAK_MATCH } from "./cost-weights";
import { leastCost, startSearch, type TypeSearch } from "./least-cost";
import type { Call } from "./open-types";
import type { OpenSymbols } from "./open-index";
import { resolveNames, withGenerics, type UnknownType } from "./resolve-type-names";
import type { TypeQuery } from "./search-type";

interface TypeHit {
  readonly symbol: number;
  readonly cost: number;
}

interface TypeResult {
  /** A symbol has one hit, however many overloads match; the lowest cost comes first. */
  readonly hits: readonly TypeHit[];
  readonly unknown: readonly UnknownType[];
}

/** Symbols that are not functions cost more. */
const KIND_COST: Readonly<Partial<Record<SymbolKind, number>>> = {
  constant: 0.2,
  property: 0.3,
  event: 1,
  type: 1,
};

export function searchByType(
  open: OpenSymbols,
  reading: TypeQuery,
  admits: (symbol: number) => boolean,
  limit = Infinity,
): TypeResult {
  const table = open.types;
  const generic = (types: readonly TypeOrPack[] | null) =>
    types === null ? null : mapTypes(types, withGenerics, table.names);
  const query = { ...reading, params: generic(reading.params), returns: generic(reading.returns) };
  const { candidates, unknown } = resolveNames(query, table.names);
  // A name that is similar to no type is not a generic either.
  if (unknown.some(({ near }) => near.length === 0)) return { hits: [], unknown };
  const search = startSearch(query, { table, candidates, bindings: [] });
  const costs = new Float64Array(open.symbols.length).fill(Infinity);
  for (const call of table.calls) {
    if (!canMatch(search, call) || !admits(call.symbol)) continue;
    const symbol = open.symbols[call.symbol];
    const cost = callCost(search, call) + (KIND_COST[symbol?.kind ?? "function"] ?? 0);
    // Luau's own functions take and return anything: only those that fit well are shown.
    if (symbol?.isExternal === true && cost > COST.external) continue;
    if (cost < (costs[call.symbol] ?? Infinity)) costs[call.symbol] = cost;
  }
  return { hits: bestHits(open, costs, limit), unknown };
}

/** Sorting all by all criteria would take longer than the search itself. */
function bestHits(open: OpenSymbols, costs: Float64Array, limit: number): readonly TypeHit[] {
  const cut = limit < costs.length ? (costs.slice().sort()[limit - 1] ?? Infinity) : Infinity;
  const hits: TypeHit[] = [];
  for (const [symbol, cost] of costs.entries()) {
    if (cost < Infinity && cost <= cut) hits.push({ symbol, cost });
  }
  return hits.sort((a, b) => compareHits(open, a, b));
}

/** This check rules out most calls without trying assignments. */
function canMatch(search: TypeSearch, call: Call): boolean {
  const { params, returns } = search.query;
  if (returns?.length === 0 && call.returns.length > 0) return false;
  const variadic = call.params.at(-1)?.variadic === true;
  if (params !== null && params.length > call.params.length && !variadic) return false;
  let closest = params === null && returns === null ? 0 : Infinity;
  for (let at = 0; at < (params?.length ?? 0); at++) {
    const least = call.params.reduce(
      (cost, { type }) => Math.min(cost, leastCost(search, "param", at, type)),
      Infinity,
    );
    if (least === Infinity) return false;
    closest = Math.min(closest, least);
  }
  for (let at = 0; at < (returns?.length ?? 0); at++) {
    const least =
      call.returns.length === 0 && returns?.[at]?.kind === "nil"
        ? 0
        : call.returns.reduce(
            (cost, type) => Math.min(cost, leastCost(search, "return", at, type)),
            Infinity,
          );
    if (least === Infinity) return false;
    closest = Math.min(closest, least);
  }
  return closest < WEAK_MATCH || (params ?? []).length + (returns ?? []).length === 0;
}

function compareHits(open: OpenSymbols, a: TypeHit, b: TypeHit): number {
  const left = open.symbols[a.symbol];
  const right = open.symbols[b.symbol];
  if (left === undefined || right === undefined || a.cost !== b.cost) return a.cost - b.cost;
  return (
    Number(left.deprecated) - Number(right.deprecated) ||
    left.path.length - right.path.length ||
    left.id - right.id
  );
}
