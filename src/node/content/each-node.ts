import type { Content, Root } from "mdast";
import { FILE_START, type TextRange } from "luau-contract";

/** Any node of a Markdown tree, those of MDX and directives included. */
export type MarkdownNode = Root | Content;

/**
 * Calls a function with a node and all below it, in the order of the text. unist-util-visit does the same,
 * but its types do not come to an end on a tree that has MDX and directives in it.
 */
export function eachNode(node: MarkdownNode, act: (node: MarkdownNode) => void): void {
  act(node);
  if ("children" in node) for (const child of node.children) eachNode(child, act);
}

/** The place of a node; the beginning of the file, for one that the build has made. */
export function rangeOf({ position }: MarkdownNode): TextRange {
  if (position === undefined) return FILE_START;
  const { start, end } = position;
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
