import type { Lexeme } from "./lexemes";

/** The part that a name plays where it stands. */
export type Role =
  | "keyword"
  | "builtin"
  | "self"
  | "type"
  | "function"
  | "property"
  | "parameter"
  | "variable"
  /** `nil`, `true`, `false` */
  | "constant";

/** A lexeme that is neither white space nor a comment, with what its neighbours tell of it. */
export interface Word {
  readonly text: string;
  readonly kind: string;
  /** Its place among the lexemes. */
  readonly index: number;
  role: Role | null;
  /** The name in the engine's API that it may stand for: `Timer`, `Timer.setTimeout`, `Entity:destroy`. */
  symbol: string | null;
}

const silent: ReadonlySet<string> = new Set([
  "plain",
  "comment",
  "doc-comment",
  "doc-tag",
  "doc-parameter",
  "directive",
  "escape",
]);

/** Picks out the lexemes that carry meaning for their neighbours. */
export function wordsOf(lexemes: readonly Lexeme[]): Word[] {
  return lexemes.flatMap((lexeme, index) =>
    silent.has(lexeme.kind) || (lexeme.kind === "string" && lexeme.within.length > 0)
      ? []
      : [{ text: lexeme.text, kind: lexeme.kind, index, role: null, symbol: null }],
  );
}
