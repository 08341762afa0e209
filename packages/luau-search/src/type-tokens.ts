/** Readers also type `=>` and `→` as arrows. */
import { type LuauToken, luauTokens } from "luau-syntax";

type TypeTokenKind = "name" | "string" | "arrow" | "symbol";

export interface TypeToken {
  readonly kind: TypeTokenKind;
  readonly text: string;
  readonly start: number;
  readonly spaceBefore: boolean;
}

/** Null if the source contains what types cannot. */
export function toTypeTokens(source: string): readonly TypeToken[] | null {
  const tokens: TypeToken[] = [];
  let last = 0;
  for (const token of luauTokens(source.replaceAll("=>", "->"))) {
    const kind = kindOf(token);
    if (kind === null) return null;
    const spaceBefore = token.start > last;
    const middle = PAIRS.has(token.text) ? token.start + 1 : token.end;
    tokens.push({ kind, text: source.slice(token.start, middle), start: token.start, spaceBefore });
    if (middle < token.end)
      tokens.push({ kind, text: source.slice(middle, token.end), start: middle, spaceBefore: false });
    last = token.end;
  }
  return tokens;
}

function kindOf({ kind, text }: LuauToken): TypeTokenKind | null {
  if (kind === "name" || kind === "string") return kind;
  if (kind === "keyword") return "name";
  if (kind !== "symbol") return null;
  if (text === "->" || text === "→") return "arrow";
  return SYMBOLS.has(text) || PAIRS.has(text) ? "symbol" : null;
}

const SYMBOLS: ReadonlySet<string> = new Set([..."-(){}[]<>,;:?|&.", "..."]);
/** Each is one token in Luau, but two symbols in types, and in names that are being typed. */
const PAIRS: ReadonlySet<string> = new Set(["::", ".."]);

/** Types have no comparisons: `<` and `>` are brackets. */
export function depthChange(token: TypeToken): -1 | 0 | 1 {
  if (token.kind !== "symbol") return 0;
  if ("({[<".includes(token.text)) return 1;
  return ")}]>".includes(token.text) ? -1 : 0;
}

/** The functions that read move the cursor on. */
export interface Cursor {
  readonly tokens: readonly TypeToken[];
  readonly generics: ReadonlySet<string>;
  index: number;
}

export function peek(cursor: Cursor): string | undefined {
  return cursor.tokens[cursor.index]?.text;
}

export function eat(cursor: Cursor, text: string): boolean {
  if (peek(cursor) !== text) return false;
  cursor.index++;
  return true;
}

/** A bracket that nobody has typed yet counts as closed. */
export function eatClose(cursor: Cursor, text: string): boolean {
  return eat(cursor, text) || cursor.index >= cursor.tokens.length;
}
