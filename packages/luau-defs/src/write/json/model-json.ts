import type { AnyEntry, ApiModel } from "../../model/model";

/** Increase it with incompatible changes. */
export const JSON_VERSION = 1;

/**
 * The JSON is deterministic, without offsets: entries have lines and columns. Names are always values, never
 * keys, so `__proto__` is safe.
 */
export function toJson(model: ApiModel): string {
  return `${JSON.stringify({ version: JSON_VERSION, modules: model.modules }, forReaders, 2)}\n`;
}

function forReaders(key: string, value: unknown): unknown {
  if (key === "span") return undefined;
  if (!isEntry(value)) return value;
  // The order does not depend on what created the entry; properties that a module lacks are left out.
  const { kind, id, name, path, module, location, doc, ...rest } = value;
  const head = { kind, id, name, path, module, location };
  return kind === "enumValue" ? { ...head, ...rest, ...doc } : { ...head, ...doc, ...rest };
}

/** Only modules, entries and members have ids and kinds. */
const isEntry = (value: unknown): value is Partial<AnyEntry> =>
  typeof value === "object" && value !== null && "id" in value && "kind" in value;
