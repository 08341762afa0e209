import { type ExternStatement } from "./declarations";
import { codeTokens, type Edit } from "luau-syntax";

/** `declare class X extends Y` → `declare extern type X extends Y with`; null for the current syntax. */
export function modernHead(text: string, { spelling, span, name, parent }: ExternStatement): Edit | null {
  if (spelling !== "class") return null;
  const head = text.slice(span[0], name.span[0]);
  const keyword = codeTokens(head).find(({ text: word }) => word === "class");
  if (keyword === undefined) return null;
  const start = span[0] + keyword.start;
  const end = (parent ?? name).span[1];
  return {
    span: [start, end],
    text: `extern type${text.slice(span[0] + keyword.end, end)} with`,
  };
}
