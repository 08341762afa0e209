/** Comments and white space; and strings, in which neither is what it looks like. */
const PARTS =
  /(?<blank>(?:\s|--\[(=*)\[[\s\S]*?\]\2\]|--[^\n]*)+)|\[(=*)\[[\s\S]*?\]\3\]|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|`(?:[^`\\]|\\[\s\S])*`/g;

/**
 * An expression as types are printed: without its comments, and with one space where it has white space or
 * line breaks.
 */
export const collapseWhitespace = (expression: string): string =>
  /\s/.test(expression)
    ? expression
        .replaceAll(PARTS, (part, blank: string | undefined) => (blank === undefined ? part : " "))
        .trim()
    : expression;
