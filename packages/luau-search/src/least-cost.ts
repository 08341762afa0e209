import { NIL_TYPE, type TypeOrPack } from "luau-syntax";
import type { TypeTable } from "./open-types";
import { hasGeneric } from "./search-type";
import { typeCost } from "./type-cost";
import type { Side, TypeMatcher } from "./type-matcher";
import type { TypeQuery } from "./search-type";

export interface TypeSearch {
  readonly query: Pick<TypeQuery, "params" | "returns">;
  readonly matcher: TypeMatcher;
  /** Indexed by query type, then index type; NaN until computed. */
  readonly paramCosts: readonly Float64Array[];
  readonly returnCosts: readonly Float64Array[];
  /** Costs depend on the bindings of generics, if the query has some. */
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

/**
 * An index has far fewer distinct types than parameters, so that costs with unbound generics are memoised.
 */
export function leastCost(search: TypeSearch, side: Side, wantedIndex: number, type: number): number {
  const row = (side === "param" ? search.paramCosts : search.returnCosts)[wantedIndex];
  const cached = row?.[type];
  if (cached !== undefined && !Number.isNaN(cached)) return cached;
  const wanted = (side === "param" ? search.query.params : search.query.returns)?.[wantedIndex];
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
