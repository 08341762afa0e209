/** Matches comments and white space, and strings, so that their contents are skipped. */
const PARTS =
  /(?<blank>(?:\s|--\[(=*)\[[\s\S]*?\]\2\]|--[^\n]*)+)|\[(=*)\[[\s\S]*?\]\3\]|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/g;

/** An expression as types are printed: without comments, and with single spaces. */
export const collapseWhitespace = (expression: string): string =>
  /\s/.test(expression)
    ? expression
        .replaceAll(PARTS, (part, blank: string | undefined) => (blank === undefined ? part : " "))
        .trim()
    : expression;
