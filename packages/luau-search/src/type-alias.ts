import type { TypeExpr } from "luau-contract";
import type { TypeTable } from "./open-types";
import { substitute } from "./type-substitute";

/** The type that an alias stands for; null for what is no alias. */
export function expandAlias(table: TypeTable, type: TypeExpr): TypeExpr | null {
  if (type.kind !== "name") return null;
  const alias = table.aliases.get(type.name);
  if (alias === undefined || alias.generics.length === 0) return alias?.type ?? null;
  // What a generic is by default, the index does not tell.
  return substitute(
    alias.type,
    new Map(alias.generics.map((generic, at) => [generic, type.args[at] ?? ANY])),
  );
}

const ANY: TypeExpr = { kind: "name", name: "any", args: [] };
