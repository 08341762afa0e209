import { quoted } from "luau-syntax";
import { isTypeId } from "../../model/ids";
import type { Entry } from "../../model/model";

/**
 * Luau's name without that of the definitions: `global/Timer.clear`; a member's is `globaltype/Door.open`.
 */
export function documentationSymbol(entry: Entry): string {
  if (entry.kind === "event") return `globaltype/${entry.listenerType}`;
  if (isTypeId(entry.id)) return `globaltype/${entry.name}`;
  const owner = globalTableOf(entry);
  return `global/${owner === null ? entry.name : `${owner}.${entry.name}`}`;
}

/** `love.graphics` for `love.graphics.draw`; null for types, and for globals themselves. */
export function globalTableOf({ id, path, name }: Entry): string | null {
  if (isTypeId(id) || path === name) return null;
  const field = [`.${name}`, `:${name}`, `[${quoted(name)}]`].find((end) => path.endsWith(end));
  return field === undefined ? null : path.slice(0, -field.length);
}
