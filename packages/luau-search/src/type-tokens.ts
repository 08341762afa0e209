/** The tokens of queries by type, and of the types of the index. Readers also type `=>` and `→` as arrows. */
import { type LuauToken, luauTokens } from "luau-syntax";

type TypeTokenKind = "name" | "string" | "arrow" | "symbol";

export interface TypeToken {
  readonly kind: TypeTokenKind;
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
  readonly spaceBefore: boolean;
}

/** The tokens of a source; null if it contains what types cannot. */
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
/** In types, and in names that are being typed, two symbols. */
const PAIRS: ReadonlySet<string> = new Set(["::", ".."]);

/** The change of bracket depth at a token. `<` and `>` are brackets: types have no comparisons. */
export function depthChange(token: TypeToken): -1 | 0 | 1 {
  if (token.kind !== "symbol") return 0;
  if ("({[<".includes(token.text)) return 1;
  return ")}]>".includes(token.text) ? -1 : 0;
}
