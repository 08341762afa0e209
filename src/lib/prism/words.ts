import type { Lexeme } from "./lexemes";

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

/** A lexeme that is neither white space nor a comment, with its role. */
export interface Word {
  readonly text: string;
  readonly kind: string;
  /** The word's index among the lexemes. */
  readonly index: number;
  role: Role | null;
  /** The name in the engine's API that it may refer to: `Timer`, `Timer.setTimeout`, `Entity:destroy`. */
  symbol: string | null;
}

const silent: ReadonlySet<string> = new Set(
  "plain comment doc-comment doc-tag doc-parameter directive escape".split(" "),
);

export function wordsOf(lexemes: readonly Lexeme[]): Word[] {
  return lexemes.flatMap(({ text, kind }, index) =>
    silent.has(kind) ? [] : [{ text, kind, index, role: null, symbol: null }],
  );
}
