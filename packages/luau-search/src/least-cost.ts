/** A search by type, with the memoised lowest cost of each type of the query against each of the index. */
import { NIL_TYPE, type TypeOrPack } from "luau-syntax";
import type { TypeTable } from "./open-types";
import { hasGeneric } from "./search-type";
import { typeCost } from "./type-cost";
import type { Side, TypeMatcher } from "./type-matcher";
import type { TypeQuery } from "./search-type";

export interface TypeSearch {
  readonly query: Pick<TypeQuery, "params" | "returns">;
  readonly matcher: TypeMatcher;
  /** By type of the query, then of the index; NaN if not yet computed. */
  readonly paramCosts: readonly Float64Array[];
  readonly returnCosts: readonly Float64Array[];
  /** Whether the query contains generics: costs then depend on their bindings. */
  readonly generic: boolean;
}

export function startSearch(query: TypeSearch["query"], matcher: TypeMatcher): TypeSearch {
  const rows = (types: readonly TypeOrPack[] | null) =>
    (types ?? []).map(() => new Float64Array(matcher.table.types.length).fill(NaN));
  return {
    query,
    matcher,
    paramCosts: rows(query.params),
    returnCosts: rows(query.returns),
    generic: [...(query.params ?? []), ...(query.returns ?? [])].some(hasGeneric),
  };
}

/** The cost with unbound generics, memoised: an index has far fewer distinct types than parameters. */
export function leastCost(search: TypeSearch, side: Side, at: number, type: number): number {
  const row = (side === "param" ? search.paramCosts : search.returnCosts)[at];
  const cached = row?.[type];
  if (cached !== undefined && !Number.isNaN(cached)) return cached;
  const wanted = (side === "param" ? search.query.params : search.query.returns)?.[at];
  const cost =
    wanted === undefined
      ? Infinity
      : typeCost({ ...search.matcher, bindings: [] }, wanted, typeAt(search.matcher.table, type), side);
  if (row !== undefined) row[type] = cost;
  return cost;
}

export function typeAt(table: TypeTable, number: number): TypeOrPack {
  return table.types[number] ?? NIL_TYPE;
}
