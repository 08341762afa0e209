import type { Grammar, Token, TokenStream } from "prismjs";
import { Prism } from "./prism-core";

/** A piece of source text of one kind. The concatenation of all lexemes is the source. */
export interface Lexeme {
  readonly text: string;
  /** The grammar's name for it; `plain` for white space and unmatched text. */
  readonly kind: string;
  /** Enclosing kinds, outermost first, such as the string around an escape sequence. */
  readonly within: readonly string[];
}

/** Tokenises source text by a Prism grammar, and flattens the nested result. */
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
  // Code inside an interpolation is code, not part of the enclosing string.
  if (part.type === "interpolation") return flatten(part.content, "plain", []);
  const outer = kind === "plain" ? [] : [...within, kind];
  return flatten(part.content, part.type, outer);
}
