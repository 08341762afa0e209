import { searchText, type TypeNode } from "luau-contract";
import { COST, NO_MATCH } from "./cost-weights";
import { isGeneric } from "./search-type";
import type { TypeMatcher } from "./type-matcher";

/** A generic has one type throughout a signature: the first use binds it, and later ones must agree. */
export function genericCost(matcher: TypeMatcher, query: TypeNode, type: TypeNode): number {
  if (isGeneric(query) && isGeneric(type))
    return bind(matcher, `?${query.name}`, type.name) && bind(matcher, type.name, `?${query.name}`)
      ? 0
      : NO_MATCH;
  if (isGeneric(query))
    return bind(matcher, `?${query.name}`, searchText(type)) ? COST.genericWanted : NO_MATCH;
  return isGeneric(type) && bind(matcher, type.name, searchText(query)) ? COST.generic : NO_MATCH;
}

function bind(matcher: TypeMatcher, generic: string, type: string): boolean {
  const bound = matcher.bindings.find(([name]) => name === generic);
  if (bound === undefined) matcher.bindings.push([generic, type]);
  return bound === undefined || bound[1] === type;
}
