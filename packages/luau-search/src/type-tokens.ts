/**
 * The lexer of queries by type, and of the types of the index. Not the contract's: readers also type `=>` and
 * `→`, and in what is not complete yet `--` begins no comment, `[[` no string.
 */

export type TypeTokenKind = "name" | "string" | "arrow" | "dots" | "symbol";

export interface TypeToken {
  readonly kind: TypeTokenKind;
  readonly text: string;
  /** Offset in the source. */
  readonly start: number;
  readonly spaceBefore: boolean;
}

const TOKEN = new RegExp(
  [
    /\s+/,
    /(?<name>[A-Za-z_]\w*)/,
    /(?<string>"[^"]*"?|'[^']*'?)/,
    /(?<arrow>->|→|=>)/,
    /(?<dots>\.\.\.)/,
    /(?<symbol>[-(){}[\]<>,;:?|&.])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gy",
);

/** The tokens of a source; null if it contains characters that types cannot. */
export function toTypeTokens(source: string): readonly TypeToken[] | null {
  const tokens: TypeToken[] = [];
  let end = 0;
  let spaceBefore = false;
  for (const match of source.matchAll(TOKEN)) {
    end = match.index + match[0].length;
    const kind = kindOf(match.groups);
    if (kind !== null) tokens.push({ kind, text: match[0], start: match.index, spaceBefore });
    spaceBefore = kind === null;
  }
  return end === source.length ? tokens : null;
}

function kindOf(groups: Record<string, string | undefined> | undefined): TypeTokenKind | null {
  if (groups?.["name"] !== undefined) return "name";
  if (groups?.["string"] !== undefined) return "string";
  if (groups?.["arrow"] !== undefined) return "arrow";
  if (groups?.["dots"] !== undefined) return "dots";
  return groups?.["symbol"] === undefined ? null : "symbol";
}

/** The change of bracket depth at a token. `<` and `>` are brackets: types have no comparisons. */
export function depthChange(token: TypeToken): -1 | 0 | 1 {
  if (token.kind !== "symbol") return 0;
  if ("({[<".includes(token.text)) return 1;
  return ")}]>".includes(token.text) ? -1 : 0;
}
