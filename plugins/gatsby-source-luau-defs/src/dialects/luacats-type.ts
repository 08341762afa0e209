/**
 * Converts LuaCATS types to Luau, and finds where they end in a line: `fun(a: string, b?: integer): T[] the
 * text`. Syntax that both languages share is unchanged.
 */
export interface LuacatsType {
  readonly luau: string;
  /** Offset of the end of the type. */
  readonly end: number;
}

/** Reads the type at `start`; null if there is none. */
export function luacatsType(text: string, start = 0): LuacatsType | null {
  const reader: Reader = { text, at: start, depth: 0 };
  const luau = readUnion(reader);
  return luau === null ? null : { luau, end: reader.at };
}

interface Reader {
  readonly text: string;
  at: number;
  depth: number;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ["integer", "number"],
  ["function", "(...any) -> ...any"],
  ["table", "{ [any]: any }"],
  ["userdata", "any"],
  ["lightuserdata", "any"],
  ["bool", "boolean"],
]);

/** Far deeper than types nested by hand. */
const MAX_DEPTH = 100;

function readUnion(reader: Reader): string | null {
  if (reader.depth >= MAX_DEPTH) return null;
  reader.depth += 1;
  const parts: string[] = [];
  do {
    const part = readPostfix(reader);
    if (part === null) break;
    parts.push(part);
  } while (accept(reader, /\s*\|(?!\|)\s*/y) !== null);
  reader.depth -= 1;
  if (parts.length === 0) return null;
  return parts.map((part) => (parts.length > 1 && part.includes("->") ? `(${part})` : part)).join(" | ");
}

/** `T[]`, `T?` and `?T`. */
function readPostfix(reader: Reader): string | null {
  const isOptional = accept(reader, /\?/y) !== null;
  let type = readSimple(reader);
  if (type === null) return null;
  for (let mark = accept(reader, /\[\]|\?/y); mark !== null; mark = accept(reader, /\[\]|\?/y)) {
    const inner: string = type.includes("->") ? `(${type})` : type;
    type = mark === "?" ? `${inner}?` : `{ ${type} }`;
  }
  return isOptional ? `${type.includes("->") ? `(${type})` : type}?` : type;
}

function readSimple(reader: Reader): string | null {
  if (accept(reader, /\(\s*/y) !== null) {
    const inner = readUnion(reader);
    return inner !== null && accept(reader, /\s*\)/y) !== null ? `(${inner})` : null;
  }
  if (accept(reader, /(?:async\s+)?fun(?:<[^>]*>)?(?=\s*\()/y) !== null) return readFunction(reader);
  if (accept(reader, /\{/y) !== null) return readTable(reader);
  if (accept(reader, /\[/y) !== null) return readTuple(reader);
  const quoted = accept(reader, /"[^"\n]*"|'[^'\n]*'/y);
  if (quoted !== null) return `"${quoted.slice(1, -1)}"`;
  // Luau has no number literal types; a name in backticks refers to the class of that name.
  if (accept(reader, /-?\d[\w.]*/y) !== null) return "number";
  const captured = accept(reader, /`[A-Za-z_]\w*`/y);
  if (captured !== null) return captured.slice(1, -1);
  const variadic = accept(reader, /\.\.\./y);
  if (variadic !== null) return `...${readSimple(reader) ?? "any"}`;
  return readNamed(reader);
}

function readNamed(reader: Reader): string | null {
  const name = accept(reader, /[A-Za-z_][\w-]*(?:\.[A-Za-z_]\w*)*\*?/y);
  if (name === null) return null;
  if (accept(reader, /<\s*/y) === null) return WORDS.get(name) ?? lastName(name);
  const args = readList(reader, />/y);
  if (args === null) return null;
  const [key = "any", value = "any"] = args;
  return name === "table" ? `{ [${key}]: ${value} }` : `${lastName(name)}<${args.join(", ")}>`;
}

/** Luau's type names have no path: `love.Source` becomes `Source`. */
export const lastName = (name: string): string => name.replace(/\*$/, "").split(".").at(-1) ?? name;

function readList(reader: Reader, end: RegExp): readonly string[] | null {
  const items: string[] = [];
  while (accept(reader, end) === null) {
    const item = readUnion(reader);
    if (item === null) return null;
    items.push(item);
    accept(reader, /\s*,?\s*/y);
  }
  return items;
}

function readTuple(reader: Reader): string | null {
  const items = readList(reader, /\]/y);
  return items === null ? null : `{ ${[...new Set(items)].join(" | ") || "any"} }`;
}

function readFunction(reader: Reader): string | null {
  accept(reader, /\s*\(\s*/y);
  const parameters: string[] = [];
  while (accept(reader, /\)/y) === null) {
    const name = accept(reader, /[A-Za-z_]\w*(?=\s*\??\s*(?::|,|\)))|\.\.\./y);
    if (name === null) return null;
    const isOptional = accept(reader, /\s*\?/y) !== null;
    const type = accept(reader, /\s*:\s*/y) === null ? "any" : readUnion(reader);
    if (type === null) return null;
    const marked = isOptional ? `${type.includes("->") || type.includes("|") ? `(${type})` : type}?` : type;
    parameters.push(name === "..." ? `...${type.replace(/^\.\.\./, "")}` : `${name}: ${marked}`);
    accept(reader, /\s*,?\s*/y);
  }
  return `(${parameters.join(", ")}) -> ${readResults(reader)}`;
}

/** `: a: string, b: number` after a function's parameters. */
function readResults(reader: Reader): string {
  if (accept(reader, /\s*:\s*/y) === null) return "()";
  const results: string[] = [];
  do {
    accept(reader, /[A-Za-z_]\w*\s*:\s*/y);
    const result = readUnion(reader);
    if (result === null) break;
    results.push(result);
  } while (accept(reader, /\s*,\s*(?=[A-Za-z_"'{(.?[])/y) !== null);
  const [only = "()"] = results;
  return results.length < 2 ? only : `(${results.join(", ")})`;
}

function readTable(reader: Reader): string | null {
  const fields: string[] = [];
  accept(reader, /\s*/y);
  while (accept(reader, /\}/y) === null) {
    const key = accept(reader, /[A-Za-z_]\w*/y);
    const index = key === null && accept(reader, /\[\s*/y) !== null ? readUnion(reader) : null;
    if (index !== null) accept(reader, /\s*\]/y);
    const isOptional = accept(reader, /\s*\?/y) !== null;
    const type = accept(reader, /\s*:\s*/y) === null ? null : readUnion(reader);
    if ((key === null && index === null) || type === null) return null;
    const written = isOptional ? `(${type})?` : type;
    fields.push(key === null ? `[${index ?? "any"}]: ${written}` : `${key}: ${written}`);
    accept(reader, /\s*[,;]?\s*/y);
  }
  return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
}

/** Consumes a match at the current offset; null if there is none. Patterns are sticky. */
function accept(reader: Reader, pattern: RegExp): string | null {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (match === null) return null;
  reader.at += match[0].length;
  return match[0];
}
