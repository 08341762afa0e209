import { mapChildren, type TypeNode } from "luau-contract";
import { isGeneric } from "./search-type";

/**
 * A type with other types in the place of its generics. Those of a function type inside of it that has its
 * own of the same name stay.
 */
export function substitute(type: TypeNode, given: ReadonlyMap<string, TypeNode>): TypeNode {
  if (isGeneric(type)) return given.get(type.name) ?? type;
  const own = type.kind === "function" ? type.generics.map(({ name }) => name) : [];
  const free = own.length === 0 ? given : new Map([...given].filter(([name]) => !own.includes(name)));
  return mapChildren(type, substitute, free);
}
