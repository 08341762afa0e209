import type { ApiModel } from "../../model/model";
import { entriesOf } from "../../model/entries";
import type { Routes } from "./routes";

/**
 * The address of a name as written in scripts: `Timer.setTimeout`, `Entity:destroy`. Null for other names.
 */
export type ResolveSymbol = (symbol: string) => string | null;

/** Resolves by name only, for code that is not type-checked; if names collide, the first symbol wins. */
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
  // A table's name refers to its module, unless a type has the same name.
  for (const module of modules) if (module.table !== null) add(module.table, href(module.id));
  return (symbol) => hrefs.get(symbol) ?? null;
}
