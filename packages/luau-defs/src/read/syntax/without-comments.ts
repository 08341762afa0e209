import { isCommentToken, luauTokens } from "luau-syntax";

/** Luau without comments and indentation, but with the same lines. */
export function withoutComments(text: string): string {
  let result = "";
  let end = 0;
  for (const comment of luauTokens(text).filter(isCommentToken)) {
    result += text.slice(end, comment.start) + comment.text.replaceAll(/[^\n]+/g, "");
    end = comment.end;
  }
  return (result + text.slice(end)).replaceAll(/^[ \t]+|[ \t]+$/gm, "");
}
