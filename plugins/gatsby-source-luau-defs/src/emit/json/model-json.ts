import type { ApiModel } from "../../model/model";
import { flatDoc } from "./flat-doc";

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
  if (typeof value !== "object" || value === null || !("id" in value) || !("kind" in value)) return value;
  // Entries start with their kind.
  const { kind, id, ...rest } = value;
  return { kind, id, ...orderedFirst(flatDoc(rest), ["name", "path", "module", "location"]) };
}

function orderedFirst(value: object, first: readonly string[]): object {
  const entries = Object.entries(value);
  const isFirst = ([key]: [string, unknown]) => first.includes(key);
  return Object.fromEntries([...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))]);
}
