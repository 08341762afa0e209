import type { ValueTree } from "luau-wasm";
import { element } from "./dom";

/** Levels of tables that are unfolded. */
const OPEN_LEVELS = 2;

/** A printed value: tables can be folded and unfolded. */
export function valueNode(value: ValueTree, level = 0): Node | string {
  const { entries, text, type, isCut = false, isCycle = false } = value;
  if (entries === undefined || isCycle || entries.length === 0) return plainText(value);
  const items = entries.map(([key, inner]) =>
    element("li", {}, `${plainText(key)} = `, valueNode(inner, level + 1)),
  );
  if (isCut) items.push(element("li", {}, "…"));
  const head = text ?? `${type} (${entries.length}${isCut ? "+" : ""})`;
  const open = level < OPEN_LEVELS ? { open: "" } : {};
  return element("details", open, element("summary", {}, head), element("ul", {}, ...items));
}

function plainText({ type, text, entries, isCycle = false }: ValueTree): string {
  if (text !== undefined) return type === "string" ? JSON.stringify(text) : text;
  if (isCycle) return "↺";
  return entries === undefined || entries.length > 0 ? type : "{}";
}
