import { tokenize } from "full-moon-wasm";
import { isComment } from "./comment-tokens";

/** Luau without comments and indentation, but with the same lines. */
export function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (const { kind, span } of tokenize(text).tokens) {
    if (!isComment(kind)) continue;
    const [start, end] = span;
    result += text.slice(at, start) + text.slice(start, end).replaceAll(/[^\n]+/g, "");
    at = end;
  }
  return (result + text.slice(at)).replaceAll(/^[ \t]+|[ \t]+$/gm, "");
}
