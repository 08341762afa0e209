import type { TypeToken } from "./type-tokens";

/** The functions that read move the cursor on. */
export interface Cursor {
  readonly tokens: readonly TypeToken[];
  readonly generics: ReadonlySet<string>;
  at: number;
}

export function peek(cursor: Cursor): string | undefined {
  return cursor.tokens[cursor.at]?.text;
}

export function eat(cursor: Cursor, text: string): boolean {
  if (peek(cursor) !== text) return false;
  cursor.at++;
  return true;
}

/** A bracket that nobody has typed yet counts as closed. */
export function eatClose(cursor: Cursor, text: string): boolean {
  return eat(cursor, text) || cursor.at >= cursor.tokens.length;
}
