import { ANY_TYPE, type TypeNode, type TypeOrPack } from "luau-contract";
import type { TypeTable } from "./open-types";
import { withoutDots } from "./search-type";
import { substitute } from "./type-substitute";

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
