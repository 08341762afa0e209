import type { ValueTree } from "luau-wasm";
import { element } from "./dom";

/** A printed value: a table can be unfolded. */
export function valueNode(value: ValueTree): Node | string {
  const { entries, text, type, isCut = false, isCycle = false } = value;
  if (entries === undefined || isCycle || entries.length === 0) return plainText(value);
  const items = entries.map(([key, inner]) => element("li", {}, `${plainText(key)} = `, valueNode(inner)));
  if (isCut) items.push(element("li", {}, "…"));
  const head = text ?? `${type} (${entries.length}${isCut ? "+" : ""})`;
  return element("details", {}, element("summary", {}, head), element("ul", {}, ...items));
}

function plainText({ type, text, entries, isCycle = false }: ValueTree): string {
  if (text !== undefined) return type === "string" ? JSON.stringify(text) : text;
  if (isCycle) return "↺";
  return entries === undefined || entries.length > 0 ? type : "{}";
}
