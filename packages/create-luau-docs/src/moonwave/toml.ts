/** Reads the part of TOML that `moonwave.toml` files use: all of it but dates. */

export type TomlValue = string | number | boolean | readonly TomlValue[] | TomlTable;
export interface TomlTable {
  readonly [key: string]: TomlValue;
}
type Building = { [key: string]: TomlValue | Building | Building[] };

interface Reader {
  readonly text: string;
  at: number;
}

/** Null, if the text is not TOML. */
export function parseToml(text: string): TomlTable | null {
  const reader: Reader = { text, at: 0 };
  const root: Building = {};
  let table = root;
  for (;;) {
    skip(reader, BLANK);
    if (reader.at >= text.length) return root as TomlTable;
    const next = text[reader.at] === "[" ? readHeader(reader, root) : readPair(reader, table);
    if (next === null) return null;
    table = next;
  }
}

/** White space, line ends and comments. */
const BLANK = /(?:\s|#[^\n]*)*/y;
const SPACE = /[ \t]*/y;
const KEY = /[ \t]*(?:([\w-]+)|"((?:[^"\\]|\\.)*)"|'([^']*)')[ \t]*(\.)?/y;

function skip(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const [found = ""] = pattern.exec(reader.text) ?? [];
  reader.at += found.length;
  return found;
}

function takes(reader: Reader, mark: string): boolean {
  if (!reader.text.startsWith(mark, reader.at)) return false;
  reader.at += mark.length;
  return true;
}

function readPath(reader: Reader): readonly string[] | null {
  const path: string[] = [];
  for (;;) {
    KEY.lastIndex = reader.at;
    const match = KEY.exec(reader.text);
    if (match === null) return null;
    reader.at = KEY.lastIndex;
    path.push(match[1] ?? match[2] ?? match[3] ?? "");
    if (match[4] === undefined) return path;
  }
}

/** `[a.b]` or `[[a.b]]`: the table that the following lines belong to. */
function readHeader(reader: Reader, root: Building): Building | null {
  const isList = takes(reader, "[[");
  if (!isList) takes(reader, "[");
  const path = readPath(reader);
  if (path === null || !takes(reader, isList ? "]]" : "]")) return null;
  const last = path.at(-1) ?? "";
  const owner = tableAt(root, path.slice(0, -1));
  if (!isList) return owner === null ? null : tableAt(owner, [last]);
  if (owner === null) return null;
  const list = Object.hasOwn(owner, last) ? owner[last] : (owner[last] = []);
  if (!Array.isArray(list)) return null;
  const table: Building = {};
  // Only tables are added to a list that a header has begun.
  (list as Building[]).push(table);
  return table;
}

/** The table at a path; of a list, its last. */
function tableAt(root: Building, path: readonly string[]): Building | null {
  let table: Building = root;
  for (const key of path) {
    const known = Object.hasOwn(table, key) ? table[key] : (table[key] = {});
    const value = Array.isArray(known) ? known.at(-1) : known;
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    table = value as Building;
  }
  return table;
}

/** `key = value`; returns the table. */
function readPair(reader: Reader, table: Building): Building | null {
  const path = readPath(reader);
  if (path === null || !takes(reader, "=")) return null;
  const value = readValue(reader);
  const owner = tableAt(table, path.slice(0, -1));
  if (value === null || owner === null) return null;
  owner[path.at(-1) ?? ""] = value;
  return table;
}

const MULTILINE = /"""\n?((?:[^\\]|\\[\s\S])*?)"""|'''\n?([\s\S]*?)'''/y;
const STRING = /"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'/y;
const WORD = /[+-]?[\w.+-]+/y;

function readValue(reader: Reader): TomlValue | null {
  skip(reader, SPACE);
  for (const pattern of [MULTILINE, STRING]) {
    pattern.lastIndex = reader.at;
    const match = pattern.exec(reader.text);
    if (match === null) continue;
    reader.at = pattern.lastIndex;
    return match[1] === undefined ? (match[2] ?? "") : unescaped(match[1]);
  }
  if (takes(reader, "[")) return readList(reader);
  if (takes(reader, "{")) return readInline(reader);
  const word = skip(reader, WORD);
  if (word === "true" || word === "false") return word === "true";
  return word === "" || Number.isNaN(Number(word.replaceAll("_", "")))
    ? null
    : Number(word.replaceAll("_", ""));
}

function readList(reader: Reader): TomlValue | null {
  const items: TomlValue[] = [];
  for (;;) {
    skip(reader, BLANK);
    if (takes(reader, "]")) return items;
    const item = readValue(reader);
    if (item === null) return null;
    items.push(item);
    skip(reader, BLANK);
    takes(reader, ",");
  }
}

function readInline(reader: Reader): TomlValue | null {
  const table: Building = {};
  for (;;) {
    skip(reader, BLANK);
    if (takes(reader, "}")) return table as TomlTable;
    if (readPair(reader, table) === null) return null;
    skip(reader, BLANK);
    takes(reader, ",");
  }
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["t", "\t"],
  ["r", "\r"],
]);

const unescaped = (text: string): string =>
  text
    .replaceAll(/\\\r?\n\s*/g, "")
    .replaceAll(/\\(?:u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g, (_all, short, long, mark: string) => {
      const code: unknown = short ?? long;
      if (typeof code !== "string") return ESCAPES.get(mark) ?? mark;
      const point = Number.parseInt(code, 16);
      return point > 0x10ffff ? "" : String.fromCodePoint(point);
    });

/** Values of the expected kinds, whatever a file has. */
export const textOf = (value: TomlValue | undefined): string | null =>
  typeof value === "string" ? value : null;
export const tableOf = (value: TomlValue | undefined): TomlTable =>
  typeof value === "object" && !Array.isArray(value) ? (value as TomlTable) : {};
export const listOf = (value: TomlValue | undefined): readonly TomlValue[] =>
  Array.isArray(value) ? (value as readonly TomlValue[]) : [];
