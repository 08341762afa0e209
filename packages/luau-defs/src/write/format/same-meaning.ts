/** The formatter's self-check: two files may differ only in layout. */
import { parse } from "full-moon-wasm";
import { readTokens, type SourceToken } from "./source-tokens";

export function haveSameMeaning(before: string, after: string): boolean {
  return treeOf(before) === treeOf(after) && sameTokens(readTokens(before), readTokens(after));
}

/** White space alone on a line of a doc comment is insignificant, as are spans. */
function treeOf(text: string): string {
  return JSON.stringify(parse(text), (key, value: unknown) => {
    if (key === "span" || key === "start") return undefined;
    return key === "text" && typeof value === "string" && value.trim() === "" ? "" : value;
  });
}

function sameTokens(before: readonly SourceToken[], after: readonly SourceToken[]): boolean {
  return (
    wordsOf(before).join("\n") === wordsOf(after).join("\n") &&
    commentsOf(before).join("\n") === commentsOf(after).join("\n")
  );
}

/** The layout determines commas, semicolons and leading separators of unions; the tree covers them. */
const wordsOf = (tokens: readonly SourceToken[]): readonly string[] =>
  tokens.map(({ text }) => text).filter((text) => !LAYOUT_TOKENS.has(text));

const LAYOUT_TOKENS = new Set([",", ";", "|", "&"]);

/** The order is ignored, since a comment within a line may move to the end of the line. */
function commentsOf(tokens: readonly SourceToken[]): readonly string[] {
  return tokens
    .flatMap(({ leading, trailing }) => [...leading.map(({ text }) => text), ...trailing])
    .map((text) =>
      text
        .split("\n")
        .map((line) => line.trim())
        .join("\n"),
    )
    .sort();
}
