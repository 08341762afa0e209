/** Whether two definition files differ only in layout: the formatter's self-check. */
import { parse } from "full-moon-wasm";
import { readTokens, type SourceToken } from "./source-tokens";

export function haveSameMeaning(before: string, after: string): boolean {
  return treeOf(before) === treeOf(after) && sameTokens(readTokens(before), readTokens(after));
}

/** The tree without spans. White space alone on a line of a doc comment is insignificant. */
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

/**
 * Ignores commas, semicolons and leading separators of unions, which the layout determines and the tree
 * covers.
 */
const wordsOf = (tokens: readonly SourceToken[]): readonly string[] =>
  tokens.map(({ text }) => text).filter((text) => !LEFT_OUT.has(text));

const LEFT_OUT = new Set([",", ";", "|", "&"]);

/** Sorted, since a comment within a line may move to the end of the line. */
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
