import { isCommentToken, luauTokens } from "luau-contract";

/**
 * An expression as types are printed: without its comments, and with one space where it has white space or
 * line breaks.
 */
export function collapseWhitespace(expression: string): string {
  if (!/\s/.test(expression)) return expression;
  let end = 0;
  const parts = luauTokens(expression)
    .filter((token) => !isCommentToken(token))
    .map((token) => {
      const space = token.start > end ? " " : "";
      end = token.end;
      return `${space}${token.text}`;
    });
  return parts.join("").trim();
}
