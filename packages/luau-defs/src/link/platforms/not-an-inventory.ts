/** In: a file in an inventory's place. Out: what else it is, so that the message names the right file. */
import { isRecord, type ParsedJson } from "../../read/source/json";

interface Other {
  /** The offset of the problem. */
  readonly at: number;
  readonly message: string;
  readonly suggestion?: string;
}

/** Null for what looks like an inventory. */
export function whatElse(json: ParsedJson, text: string): Other | null {
  if (json.kind === "broken") return notJson(text, json);
  if (!isRecord(json.value)) return { at: 0, message: "It is not an object." };
  const { symbols, module, modules } = json.value;
  if (symbols !== undefined) return null;
  if (Object.keys(json.value).some((key) => key.startsWith("@")))
    return {
      at: 0,
      message: "It is documentation of luau-lsp.",
      suggestion: "Name it in `docs`, or in the `url` of an external definition file.",
    };
  if (isRecord(module) || Array.isArray(modules))
    return {
      at: 0,
      message: "It is the JSON of pages.",
      suggestion: "Name the site's `definitions/inventory.json`.",
    };
  return null;
}

function notJson(text: string, { reason, at }: ParsedJson & { readonly kind: "broken" }): Other {
  if (/^\s*<(?:!doctype|html|\?xml)/i.test(text))
    return {
      at: 0,
      message: "It is a web page.",
      suggestion: "The address may be wrong: open it in a browser, and save `definitions/inventory.json`.",
    };
  if (/^\s*(?:--|declare\b|export\b|type\b|local\b|return\b)/.test(text))
    return {
      at: 0,
      message: "It is a file in Luau.",
      suggestion: "Give a definition file its own ending, `.d.luau`: `external` takes it, too.",
    };
  if (text.trim() === "") return { at: 0, message: "It is empty." };
  return { at, message: `It is not valid JSON: ${reason}.` };
}
