import type { ApiModel } from "../../model/model";
import { entriesWithMembers } from "../../model/entries";
import { inventoryAddresses } from "../../model/inventory-address";
import type { Routes } from "./routes";

/** The address of a name in scripts, `Timer.setTimeout`, or in an inventory, `Instance.new`. */
export type ResolveSymbol = (symbol: string) => string | null;

/** Resolves by name only, for code that is not type-checked; if names collide, the first symbol wins. */
export function makeSymbolHrefs(
  { modules, inventories = [] }: ApiModel,
  { href }: Pick<Routes, "href">,
): ResolveSymbol {
  const hrefs = new Map<string, string>();
  const add = (name: string, target: string | null): void =>
    void (target === null || hrefs.has(name) || hrefs.set(name, target));
  for (const { path, id } of modules.flatMap(entriesWithMembers)) add(path, href(id));
  // A table's name refers to its module, unless a type has the same name.
  for (const module of modules) if (module.table !== null) add(module.table, href(module.id));
  const addressFinders = inventories.map((inventory) => inventoryAddresses(inventory).ofGlobal);
  return (symbol) => {
    const href = hrefs.get(symbol);
    if (href !== undefined) return href;
    const addresses = addressFinders.map((addressOf) => addressOf(symbol));
    return addresses.find((address) => address !== null) ?? null;
  };
}
