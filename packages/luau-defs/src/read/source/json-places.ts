import type { Span } from "luau-syntax";

/** Locations in a JSON text, which `JSON.parse` does not provide. */
export interface JsonPlaces {
  /** The span of the key at this path of keys and indexes; for duplicate keys, the one that takes effect. */
  readonly keyAt: (path: readonly string[]) => Span | null;
  /** Length of the valid prefix: the offset of the syntax error, if there is one. */
  readonly end: number;
}

export function jsonPlaces(text: string): JsonPlaces {
  const keys = new Map<string, Span>();
  const cursor = makeCursor(text);
  const items = (end: RegExp, item: (index: number) => boolean): boolean => {
    if (cursor.take(end)) return true;
    let index = 0;
    do if (!item(index++)) return false;
    while (cursor.take(COMMA));
    return cursor.take(end);
  };
  const member = (path: readonly string[]): boolean => {
    const start = cursor.at();
    if (!cursor.takeString()) return false;
    const span: Span = [start, start + lengthOf(STRING, text, start)];
    const inner = [...path, String(JSON.parse(text.slice(...span)))];
    keys.set(JSON.stringify(inner), span);
    return cursor.take(COLON) && value(inner);
  };
  const value = (path: readonly string[]): boolean => {
    if (path.length > MAX_DEPTH) return false;
    if (cursor.take(OBJECT)) return items(OBJECT_END, () => member(path));
    if (cursor.take(LIST)) return items(LIST_END, (index) => value([...path, String(index)]));
    return cursor.take(WORD) || cursor.takeString();
  };
  value([]);
  return { keyAt: (path) => keys.get(JSON.stringify(path)) ?? null, end: cursor.at() };
}

/** Points to a token, or to the end of the text; a failed match does not advance it. */
function makeCursor(text: string) {
  let at = lengthOf(SPACE, text, 0);
  const take = (pattern: RegExp): boolean => {
    const length = lengthOf(pattern, text, at);
    if (length > 0) at += length + lengthOf(SPACE, text, at + length);
    return length > 0;
  };
  const takeString = (): boolean => {
    if (take(STRING)) return true;
    // The problem is within the string.
    at += lengthOf(BROKEN_STRING, text, at);
    return false;
  };
  return { at: () => at, take, takeString };
}

/** Limits recursion; no configuration is nested as deeply. */
const MAX_DEPTH = 100;

const SPACE = /[ \t\r\n]*/y;
const [OBJECT, OBJECT_END, LIST, LIST_END, COMMA, COLON] = [/\{/y, /\}/y, /\[/y, /\]/y, /,/y, /:/y];
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const INSIDE = String.raw`(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*`;
const STRING = new RegExp(`"${INSIDE}"`, "y");
const BROKEN_STRING = new RegExp(`"${INSIDE}`, "y");

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
