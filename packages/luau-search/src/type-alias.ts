import { ANY_TYPE, mapChildren, type TypeNode, type TypeOrPack } from "luau-syntax";
import type { TypeTable } from "./open-types";
import { withoutDots, isGeneric } from "./search-type";

/** The type of an alias; null if the type is not an alias. */
export function expandAlias(table: TypeTable, type: TypeOrPack): TypeNode | null {
  if (type.kind !== "reference") return null;
  const alias = table.aliases.get(type.name);
  if (alias === undefined || alias.generics.length === 0) return alias?.type ?? null;
  // The index does not contain the defaults of generics.
  const given = alias.generics.map(
    (generic, at) => [generic, withoutDots(type.args[at] ?? ANY_TYPE)] as const,
  );
  return substitute(alias.type, new Map(given));
}

/** Substitutes types for generics, except those that a nested function type declares itself. */
function substitute(type: TypeNode, given: ReadonlyMap<string, TypeNode>): TypeNode {
  if (isGeneric(type)) return given.get(type.name) ?? type;
  const own = type.kind === "function" ? type.generics.map(({ name }) => name) : [];
  const free = own.length === 0 ? given : new Map([...given].filter(([name]) => !own.includes(name)));
  return mapChildren(type, substitute, free);
}
