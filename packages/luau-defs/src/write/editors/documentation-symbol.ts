import { isTypeId } from "../../model/ids";
import type { Entry } from "../../model/model";
import { globalTableOf } from "./global-table";

/**
 * The symbol of an entry in Luau, without the name of the definitions: `global/Timer.clear`, `globaltype/Door`.
 * A member's continues it: `globaltype/Door.open`.
 */
export function documentationSymbol(entry: Entry): string {
  if (entry.kind === "event") return `globaltype/${entry.listenerType}`;
  if (isTypeId(entry.id)) return `globaltype/${entry.name}`;
  const owner = globalTableOf(entry);
  return `global/${owner === null ? entry.name : `${owner}.${entry.name}`}`;
}
