import Prism from "prismjs";
import type { Grammar, Token, TokenStream } from "prismjs";

/** A stretch of source text of one kind. Joined, the texts of all lexemes are the source again. */
export interface Lexeme {
  readonly text: string;
  /** The name that the grammar gives it; `plain` for white space and what no rule names. */
  readonly kind: string;
  /** Outer kinds, outermost first: an escape sequence stands in a string. */
  readonly within: readonly string[];
}

/** Splits source text by a Prism grammar and flattens what Prism nests. */
export function lexemesOf(code: string, grammar: Grammar): Lexeme[] {
  return flatten(Prism.tokenize(code, grammar), "plain", []);
}

function flatten(stream: TokenStream, kind: string, within: readonly string[]): Lexeme[] {
  if (typeof stream === "string") return stream === "" ? [] : [{ text: stream, kind, within }];
  if (Array.isArray(stream)) return stream.flatMap((part) => flattenPart(part, kind, within));
  return flattenPart(stream, kind, within);
}

function flattenPart(part: string | Token, kind: string, within: readonly string[]): Lexeme[] {
  if (typeof part === "string") return flatten(part, kind, within);
  // Code inside an interpolation is code, not a piece of the string around it.
  if (part.type === "interpolation") return flatten(part.content, "plain", []);
  const outer = kind === "plain" ? [] : [...within, kind];
  return flatten(part.content, part.type, outer);
}
