import { isCommentToken, luauTokens } from "luau-syntax";

/** Luau without comments and indentation, but with the same lines. */
export function withoutComments(text: string): string {
  let result = "";
  let at = 0;
  for (const comment of luauTokens(text).filter(isCommentToken)) {
    result += text.slice(at, comment.start) + comment.text.replaceAll(/[^\n]+/g, "");
    at = comment.end;
  }
  return (result + text.slice(at)).replaceAll(/^[ \t]+|[ \t]+$/gm, "");
}
