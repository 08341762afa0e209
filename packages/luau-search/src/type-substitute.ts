import type { TypeExpr } from "luau-contract";
import { withChildren } from "./type-children";

/**
 * A type with other types in the place of its generics. Those of a function type inside of it that has its
 * own of the same name stay.
 */
export function substitute(type: TypeExpr, given: ReadonlyMap<string, TypeExpr>): TypeExpr {
  if (type.kind === "generic") return given.get(type.name) ?? type;
  const free =
    type.kind === "function" ? new Map([...given].filter(([name]) => !type.generics.includes(name))) : given;
  return withChildren(type, (child) => substitute(child, free));
}
