/** Converts LDoc types to Luau: `?string|tab` becomes `string | { [any]: any } | nil`. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["bool", "boolean"],
  ["int", "number"],
  ["integer", "number"],
  ["func", "(...any) -> ...any"],
  ["function", "(...any) -> ...any"],
  ["tab", "{ [any]: any }"],
  ["table", "{ [any]: any }"],
  ["userdata", "any"],
]);

export function ldocType(written: string): string {
  const isOptional = written.startsWith("?");
  const bare = written.replace(/^\?\|?/, "");
  const parts = topLevel(bare, "|").map(partType);
  const union = parts
    .map((part) => (parts.length > 1 && part.includes("->") ? `(${part})` : part))
    .join(" | ");
  if (!isOptional) return union;
  return parts.length > 1 || union.includes("->") ? `(${union})?` : `${union}?`;
}

function partType(part: string): string {
  const text = part.trim();
  const braces = /^\{(.*)\}$/s.exec(text);
  if (braces === null) return WORDS.get(text) ?? text;
  const fields = topLevel(braces[1] ?? "", ",")
    .map((field) => field.trim())
    .filter((field) => field !== "");
  const keyed = fields.map((field) => /^([A-Za-z_]\w*|\[.+\])\s*[=:]\s*(.+)$/s.exec(field));
  if (keyed.every((match) => match === null)) {
    const [element = "any"] = fields.filter((field) => field !== "...");
    return `{ ${ldocType(element)} }`;
  }
  return `{ ${keyed
    .map((match) => (match === null ? "" : `${keyOf(match[1] ?? "")}: ${ldocType(match[2] ?? "")}`))
    .filter((field) => field !== "")
    .join(", ")} }`;
}

const keyOf = (key: string): string => (key.startsWith("[") ? `[${ldocType(key.slice(1, -1))}]` : key);

/** Splits at separators outside brackets. */
function topLevel(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if ("{([<".includes(letter)) depth += 1;
    if ("})]>".includes(letter)) depth -= 1;
    if (letter !== separator || depth > 0) continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}
