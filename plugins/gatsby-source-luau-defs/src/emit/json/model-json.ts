import type { ApiModel } from "../../model/model";

/** The number of the JSON's shape: it grows when a reader of the older one would fail. */
export const JSON_VERSION = 1;

/**
 * The model as JSON: the same text for the same files, at every run. Offsets within files stay out, since
 * entries have lines and columns; `__proto__` as a name is only ever a value, never a key.
 */
export function toJson(model: ApiModel): string {
  return `${JSON.stringify({ version: JSON_VERSION, modules: model.modules }, forReaders, 2)}\n`;
}

function forReaders(key: string, value: unknown): unknown {
  if (key === "span") return undefined;
  if (typeof value !== "object" || value === null || !("id" in value) || !("kind" in value)) return value;
  // Entries begin with what they are.
  const { kind, id, ...rest } = value;
  return { kind, id, ...orderedFirst(rest, ["name", "path", "module", "location"]) };
}

function orderedFirst(value: object, first: readonly string[]): object {
  const entries = Object.entries(value);
  const isFirst = ([key]: [string, unknown]) => first.includes(key);
  return Object.fromEntries([...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))]);
}
