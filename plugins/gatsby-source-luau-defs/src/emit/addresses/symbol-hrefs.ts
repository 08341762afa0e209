import type { ApiModel } from "../../model/model";
import { entriesOf } from "../../model/entries";
import type { Routes } from "./routes";

/**
 * Where a name is described, as a script writes it: `Timer.setTimeout`, `Entity:destroy`. Null for all
 * others.
 */
export type ResolveSymbol = (symbol: string) => string | null;

/** By name alone, for code that nobody checks the types of; of two of one name the first keeps it. */
export function makeSymbolHrefs({ modules }: ApiModel, { href }: Pick<Routes, "href">): ResolveSymbol {
  const hrefs = new Map<string, string>();
  const add = (name: string, target: string | null): void =>
    void (target === null || hrefs.has(name) || hrefs.set(name, target));
  for (const module of modules) {
    for (const entry of entriesOf(module)) {
      add(entry.path, href(entry.id));
      if (entry.kind === "class")
        for (const member of [...entry.properties, ...entry.methods]) add(member.path, href(member.id));
    }
  }
  // A table's own name: its module, unless a type has it.
  for (const module of modules) if (module.table !== null) add(module.table, href(module.id));
  return (symbol) => hrefs.get(symbol) ?? null;
}
