/** One search by type, and the least that each type of its query costs against each type of the index. */
import type { TypeOrPack } from "luau-contract";
import type { TypeTable } from "./open-types";
import { hasGeneric } from "./search-type";
import { typeCost } from "./type-cost";
import type { Side, TypeMatcher } from "./type-matcher";
import type { TypeQuery } from "./type-query";

export interface TypeSearch {
  readonly query: Pick<TypeQuery, "params" | "returns">;
  readonly matcher: TypeMatcher;
  /**
   * The least that each type of the query can cost against each type of the index; NaN where not yet known.
   */
  readonly paramCosts: readonly Float64Array[];
  readonly returnCosts: readonly Float64Array[];
  /** Whether the query itself has generics: then costs depend on what they have been bound to. */
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
 * The cost with generics still free, remembered: an index has far fewer types than places where they stand.
 */
export function leastCost(search: TypeSearch, side: Side, at: number, type: number): number {
  const row = (side === "param" ? search.paramCosts : search.returnCosts)[at];
  const known = row?.[type];
  if (known !== undefined && !Number.isNaN(known)) return known;
  const wanted = (side === "param" ? search.query.params : search.query.returns)?.[at];
  const cost =
    wanted === undefined
      ? Infinity
      : typeCost({ ...search.matcher, bindings: [] }, wanted, typeAt(search.matcher.table, type), side);
  if (row !== undefined) row[type] = cost;
  return cost;
}

export function typeAt(table: TypeTable, number: number): TypeOrPack {
  return table.types[number] ?? { kind: "nil" };
}
