/** A position in the words of Luau, which the functions of the walk move forward. */
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

export interface Walk {
  readonly words: readonly Word[];
  index: number;
  /** Names that the text itself declares, which are therefore not the engine's. */
  readonly declared: Set<string>;
  /** The open brackets: inside `{`, an assignment is a table's field. */
  readonly open: string[];
  /** Walks an expression up to an index, as in `typeof(…)`. */
  readonly expression: (end: number) => void;
  /** Current nesting depth of types. */
  depth: number;
}

const NO_WORDS: ReadonlySet<string> = new Set(
  "plain comment doc-comment doc-tag doc-parameter directive escape".split(" "),
);

export const wordsOf = (lexemes: readonly Lexeme[]): Word[] =>
  lexemes.flatMap(({ text, kind }, index) =>
    NO_WORDS.has(kind) ? [] : [{ text, kind, index, role: null, symbol: null }],
  );

export const wordAt = ({ words, index }: Walk, ahead = 0): Word | undefined => words[index + ahead];
export const textAt = (walk: Walk, ahead = 0): string => wordAt(walk, ahead)?.text ?? "";
export const isName = (walk: Walk, ahead = 0): boolean => wordAt(walk, ahead)?.kind === "name";

/** Whether there are words before the next closing bracket. */
export const hasMore = (walk: Walk, close: string): boolean =>
  walk.index < walk.words.length && textAt(walk) !== close;

export function skipWord(walk: Walk, count = 1): void {
  walk.index += count;
}

/** Skips the current word if it is one of these. */
export function skip(walk: Walk, ...texts: readonly string[]): boolean {
  if (!texts.includes(textAt(walk))) return false;
  skipWord(walk);
  return true;
}

/** Assigns a role to the current word, and skips it. */
export function mark(walk: Walk, role: Role): void {
  const word = wordAt(walk);
  if (word !== undefined) word.role = role;
  skipWord(walk);
}
