import { mapChildren, type TypeNode } from "luau-contract";
import { isGeneric } from "./search-type";

/** Substitutes types for generics, except those that a nested function type declares itself. */
export function substitute(type: TypeNode, given: ReadonlyMap<string, TypeNode>): TypeNode {
  if (isGeneric(type)) return given.get(type.name) ?? type;
  const own = type.kind === "function" ? type.generics.map(({ name }) => name) : [];
  const free = own.length === 0 ? given : new Map([...given].filter(([name]) => !own.includes(name)));
  return mapChildren(type, substitute, free);
}
