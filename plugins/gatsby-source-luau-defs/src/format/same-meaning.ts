/**
 * Whether two texts of a definition file are the same but for their layout: what the formatter asks of
 * itself.
 */
import { parse } from "full-moon-wasm";
import { readTokens, type SourceToken } from "./source-tokens";

export function haveSameMeaning(before: string, after: string): boolean {
  return treeOf(before) === treeOf(after) && sameTokens(readTokens(before), readTokens(after));
}

/** The tree without places. White space alone on a line of a doc comment says nothing. */
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
 * What the layout decides is left out: commas and semicolons, and the marks of unions, of which the tree
 * knows.
 */
const wordsOf = (tokens: readonly SourceToken[]): readonly string[] =>
  tokens.map(({ text }) => text).filter((text) => !LEFT_OUT.has(text));

const LEFT_OUT = new Set([",", ";", "|", "&"]);

/** Sorted: a comment within a line may move behind what follows it there. */
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
