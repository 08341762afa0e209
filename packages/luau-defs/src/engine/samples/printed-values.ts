import type { ValueTree } from "luau-wasm";

/** Strings as they are printed; in tables, in quotes. */
export function valueText({ type, text, entries = [], isCut = false, isCycle = false }: ValueTree): string {
  if (text !== undefined || type !== "table") return text ?? type;
  const items = entries.map(([key, value], index) =>
    key.text === String(index + 1) ? literalText(value) : `[${literalText(key)}] = ${literalText(value)}`,
  );
  return `{ ${[...items, ...(isCut || isCycle ? ["…"] : [])].join(", ")} }`;
}

export const literalText = (value: ValueTree): string =>
  value.type === "string" ? JSON.stringify(value.text) : valueText(value);
