import type { Content, Root } from "mdast";
import type { Position } from "luau-contract";

/** Any node of a Markdown tree, those of MDX and directives included. */
export type MarkdownNode = Root | Content;

/**
 * Calls a function with a node and all below it, in the order of the text. unist-util-visit does the same, but its
 * types do not come to an end on a tree that has MDX and directives in it.
 */
export function eachNode(node: MarkdownNode, act: (node: MarkdownNode) => void): void {
  act(node);
  if ("children" in node) for (const child of node.children) eachNode(child, act);
}

/** Where a node begins; at the beginning of the file, for one that stands in none. */
export function positionOf({ position }: MarkdownNode): Position {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
