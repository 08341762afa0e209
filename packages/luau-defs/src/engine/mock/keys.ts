import { entriesOf } from "../../model/entries";
import type { AnyEntry, ApiModel } from "../../model/model";
import type { SymbolId } from "../../model/ids";

/** Entries that types name, by id, and the short key that each has in the mock. */
export interface Keys {
  keyOf(id: SymbolId): string | null;
}

/** A key is the name of the type; the second of a name has a number. */
export function keysOf({ modules }: ApiModel): Keys {
  const keys = new Map<SymbolId, string>();
  const taken = new Set<string>();
  for (const entry of modules.flatMap(entriesOf).filter(isNamedType)) {
    let key = entry.name;
    for (let count = 2; taken.has(key); count += 1) key = `${entry.name}#${count}`;
    taken.add(key);
    if (!keys.has(entry.id)) keys.set(entry.id, key);
  }
  return { keyOf: (id) => keys.get(id) ?? null };
}

const isNamedType = ({ kind }: AnyEntry): boolean =>
  kind === "class" || kind === "enum" || kind === "event" || kind === "type";
