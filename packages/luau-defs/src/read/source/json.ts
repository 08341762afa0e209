/** JSON of configurations and inventories, and the locations in it, which `JSON.parse` does not provide. */
import { errorMessage } from "luau-diagnostics";
import type { Span } from "luau-syntax";

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export type ParsedJson =
  | { readonly kind: "read"; readonly value: unknown }
  /** `offset` is that of the first character that is not valid. */
  | { readonly kind: "broken"; readonly reason: string; readonly offset: number };

export function parseJson(text: string): ParsedJson {
  try {
    return { kind: "read", value: JSON.parse(text) };
  } catch (error) {
    const reason = errorMessage(error).replace(/ in JSON at position.*| \(line.*\)$|, ".*/s, "");
    return { kind: "broken", reason, offset: scanJson(text, () => undefined) };
  }
}

/** Blanks comments and trailing commas, which Luau's and Rojo's configurations may have; offsets stay valid. */
export const withoutComments = (text: string): string =>
  text
    .replace(/^\uFEFF/, " ")
    .replaceAll(
      /("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
      (comment, quoted: string | undefined) => quoted ?? comment.replaceAll(/[^\n]/g, " "),
    )
    .replaceAll(/,(?=\s*[}\]])/g, " ");

/** The span of the key at a path of keys and indexes; for duplicate keys, of the one that takes effect. */
export type LocateKey = (path: readonly string[]) => Span | null;

export function locateKeys(text: string): LocateKey {
  const keys = new Map<string, Span>();
  scanJson(text, (path, span) => keys.set(JSON.stringify(path), span));
  return (path) => keys.get(JSON.stringify(path)) ?? null;
}

/** Visits the keys of a JSON text, and returns the length of its valid prefix. */
function scanJson(text: string, visitKey: (path: readonly string[], span: Span) => void): number {
  const cursor = makeCursor(text);
  const items = (end: RegExp, item: (index: number) => boolean): boolean => {
    if (cursor.take(end)) return true;
    let index = 0;
    do if (!item(index++)) return false;
    while (cursor.take(COMMA));
    return cursor.take(end);
  };
  const member = (path: readonly string[]): boolean => {
    const start = cursor.offset();
    if (!cursor.takeString()) return false;
    const span: Span = [start, start + lengthOf(STRING, text, start)];
    const memberPath = [...path, String(JSON.parse(text.slice(...span)))];
    visitKey(memberPath, span);
    return cursor.take(COLON) && value(memberPath);
  };
  const value = (path: readonly string[]): boolean => {
    if (path.length > MAX_DEPTH) return false;
    if (cursor.take(OBJECT)) return items(OBJECT_END, () => member(path));
    if (cursor.take(LIST)) return items(LIST_END, (index) => value([...path, String(index)]));
    return cursor.take(WORD) || cursor.takeString();
  };
  value([]);
  return cursor.offset();
}

/** Points to a token, or to the end of the text; a failed match does not advance it. */
function makeCursor(text: string) {
  let offset = lengthOf(SPACE, text, 0);
  const take = (pattern: RegExp): boolean => {
    const length = lengthOf(pattern, text, offset);
    if (length > 0) offset += length + lengthOf(SPACE, text, offset + length);
    return length > 0;
  };
  const takeString = (): boolean => {
    if (take(STRING)) return true;
    // The problem is within the string.
    offset += lengthOf(BROKEN_STRING, text, offset);
    return false;
  };
  return { offset: () => offset, take, takeString };
}

/** Limits recursion; no configuration is nested as deeply. */
const MAX_DEPTH = 100;

const SPACE = /[ \t\r\n]*/y;
const [OBJECT, OBJECT_END, LIST, LIST_END, COMMA, COLON] = [/\{/y, /\}/y, /\[/y, /\]/y, /,/y, /:/y];
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const CHARACTERS = String.raw`(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*`;
const STRING = new RegExp(`"${CHARACTERS}"`, "y");
const BROKEN_STRING = new RegExp(`"${CHARACTERS}`, "y");

function lengthOf(pattern: RegExp, text: string, offset: number): number {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
}
