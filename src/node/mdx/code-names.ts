/** In: the tree of a page. Out: inline code that may name an entry of the reference. */
import type { Content, InlineCode } from "mdast";
import { isElement, type MarkdownNode } from "./each-node";

/** Code such as `World.add` or `World:add()`: a single word may be anything. */
export interface CodeName {
  readonly name: string;
  readonly code: InlineCode;
}

/** Finds inline code that names an entry with its owner, outside headings and links. A null keeps it. */
export function eachCodeName(node: MarkdownNode, replace: (name: CodeName) => Content | null): void {
  if (!("children" in node) || isLinked(node)) return;
  for (const [index, child] of node.children.entries()) {
    if (child.type !== "inlineCode") {
      eachCodeName(child, replace);
      continue;
    }
    const name = /^([A-Za-z_]\w*(?:[.:][A-Za-z_]\w*)+)(?:\(\))?$/.exec(child.value)?.[1];
    const instead = name === undefined ? null : replace({ name, code: child });
    // Inline code and what replaces it are phrasing content, as all children of its parent are.
    if (instead !== null) (node.children as Content[])[index] = instead;
  }
}

const isLinked = (node: MarkdownNode): boolean =>
  node.type === "heading" ||
  node.type === "link" ||
  node.type === "linkReference" ||
  (isElement(node) && node.name === "a");
