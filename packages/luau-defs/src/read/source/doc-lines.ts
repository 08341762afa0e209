import { isCommentToken, luauTokens } from "luau-syntax";

/**
 * The lines of a text's doc comments without their marks: `---` lines and blocks, without code samples. Strings,
 * code and other comments have none.
 */
export function docLines(text: string): readonly string[] {
  const found: string[] = [];
  let isSample = false;
  for (const token of luauTokens(text)) {
    const lines = isCommentToken(token) ? linesOf(token.text) : [];
    // A sample ends with its comment, even if its fence is not closed.
    if (lines.length === 0) isSample = false;
    for (const line of lines) {
      const isFence = /^\s*(?:```|~~~)/.test(line);
      if (isFence) isSample = !isSample;
      else if (!isSample) found.push(line);
    }
    if (lines.length > 1) isSample = false;
  }
  return found;
}

/** Empty for a comment that is not for readers. Lines of blocks begin with a space, as others usually do. */
function linesOf(comment: string): readonly string[] {
  const [, level = "", block] = /^--\[(=*)\[([^]*)\]\1\]$/.exec(comment) ?? [];
  if (block !== undefined)
    return level !== "" || block.includes("\n") ? block.split(/\r?\n/).map((line) => ` ${line}`) : [];
  const line = /^---(?!-|\[=*\[)(.*)$/.exec(comment)?.[1];
  return line === undefined ? [] : [line.trimEnd()];
}
