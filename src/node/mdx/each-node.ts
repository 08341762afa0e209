import type { Content, Root } from "mdast";
import { FILE_START, type TextRange } from "luau-syntax";

/** Any node of a Markdown tree, including those of MDX and directives. */
export type MarkdownNode = Root | Content;

/** The types of unist-util-visit do not terminate for a tree with MDX and directives. */
export function eachNode(node: MarkdownNode, act: (node: MarkdownNode) => void): void {
  act(node);
  if ("children" in node) for (const child of node.children) eachNode(child, act);
}

/** The range of a node; the start of the file for a generated node. */
export function rangeOf({ position }: MarkdownNode): TextRange {
  if (position === undefined) return FILE_START;
  const { start, end } = position;
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}
