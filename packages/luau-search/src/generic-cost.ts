import type { TypeExpr } from "luau-contract";
import { COST, NO_MATCH } from "./cost-weights";
import type { TypeMatcher } from "./type-matcher";
import { printType } from "./type-text";

/** A generic stands for one type all through: the first use decides, later ones must agree. */
export function genericCost(matcher: TypeMatcher, query: TypeExpr, type: TypeExpr): number {
  if (query.kind === "generic" && type.kind === "generic")
    return bind(matcher, `?${query.name}`, type.name) && bind(matcher, type.name, `?${query.name}`)
      ? 0
      : NO_MATCH;
  if (query.kind === "generic")
    return bind(matcher, `?${query.name}`, printType(type)) ? COST.genericWanted : NO_MATCH;
  return type.kind === "generic" && bind(matcher, type.name, printType(query)) ? COST.generic : NO_MATCH;
}

function bind(matcher: TypeMatcher, generic: string, type: string): boolean {
  const bound = matcher.bindings.find(([name]) => name === generic);
  if (bound === undefined) matcher.bindings.push([generic, type]);
  return bound === undefined || bound[1] === type;
}
