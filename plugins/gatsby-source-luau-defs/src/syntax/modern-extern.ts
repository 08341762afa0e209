import { tokenize, type Statement } from "full-moon-wasm";
import type { Span } from "luau-contract";

type ExternType = Extract<Statement, { kind: "externType" }>;

/** A part of a text, and what to write in its place. */
export interface HeadEdit {
  readonly span: Span;
  readonly text: string;
}

/**
 * `declare class X extends Y` → `declare extern type X extends Y with`; the members have the same syntax, and
 * comments stay. Null for a declaration in the current syntax.
 */
export function modernHead(text: string, { spelling, span, name, parent }: ExternType): HeadEdit | null {
  if (spelling !== "class") return null;
  const head = text.slice(span[0], name.span[0]);
  const keyword = tokenize(head).tokens.find((token) => head.slice(...token.span) === "class");
  if (keyword === undefined) return null;
  const start = span[0] + keyword.span[0];
  const end = (parent ?? name).span[1];
  return {
    span: [start, end],
    text: `extern type${text.slice(span[0] + keyword.span[1], end)} with`,
  };
}
