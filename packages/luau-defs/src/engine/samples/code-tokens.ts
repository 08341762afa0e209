/** In: the code of a sample. Out: its tokens, without comments. */
import { tokenize } from "full-moon-wasm";
import type { Span } from "luau-syntax";
import { isComment } from "../../read/syntax/comment-tokens";

export interface CodeToken {
  readonly text: string;
  readonly span: Span;
  readonly isName: boolean;
}

export const codeTokens = (code: string): readonly CodeToken[] =>
  tokenize(code)
    .tokens.filter(({ kind }) => !isComment(kind))
    .map(({ kind, span }) => ({ text: code.slice(...span), span, isName: kind === "identifier" }));

/** Whether a token is a member: in `a.b` and `a:b()`, but not in `a: b`. */
export function isMemberAt(tokens: readonly CodeToken[], index: number): boolean {
  const before = tokens[index - 1];
  return before?.text === "." || (before?.text === ":" && before.span[1] === tokens[index]?.span[0]);
}
