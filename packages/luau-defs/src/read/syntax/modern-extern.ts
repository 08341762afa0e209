import { type ExternStatement } from "./declarations";
import { tokenize } from "full-moon-wasm";
import type { Edit } from "luau-syntax";

/**
 * `declare class X extends Y` → `declare extern type X extends Y with`; the members have the same syntax, and
 * comments stay. Null for a declaration in the current syntax.
 */
export function modernHead(text: string, { spelling, span, name, parent }: ExternStatement): Edit | null {
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
