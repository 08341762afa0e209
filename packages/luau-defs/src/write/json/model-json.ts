import type { AnyEntry, ApiModel } from "../../model/model";

/** Version of the JSON format, increased by incompatible changes. */
export const JSON_VERSION = 1;

/**
 * The model as JSON, deterministic. Offsets are omitted, since entries have lines and columns. Names are
 * always values, never keys, so `__proto__` is safe.
 */
export function toJson(model: ApiModel): string {
  return `${JSON.stringify({ version: JSON_VERSION, modules: model.modules }, forReaders, 2)}\n`;
}

function forReaders(key: string, value: unknown): unknown {
  if (key === "span") return undefined;
  if (!isEntry(value)) return value;
  // In this order, whatever created the entry; what a module does not have is left out.
  const { kind, id, name, path, module, location, doc, ...rest } = value;
  const head = { kind, id, name, path, module, location };
  return kind === "enumValue" ? { ...head, ...rest, ...doc } : { ...head, ...doc, ...rest };
}

/** Only modules, entries and members have ids and kinds. */
const isEntry = (value: unknown): value is Partial<AnyEntry> =>
  typeof value === "object" && value !== null && "id" in value && "kind" in value;
