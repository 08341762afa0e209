import type { ApiModel } from "../model/model";

/** The number of the JSON's shape: it grows when a reader of the older one would fail. */
export const JSON_VERSION = 1;

/**
 * The model as JSON: the same text for the same files, at every run. Offsets within files stay out, since entries
 * have lines and columns; `__proto__` as a name is only ever a value, never a key.
 */
export function toJson(model: ApiModel): string {
  return `${JSON.stringify({ version: JSON_VERSION, modules: model.modules }, withoutOffsets, 2)}\n`;
}

const withoutOffsets = (key: string, value: unknown): unknown => (key === "span" ? undefined : value);
