import type { Content, Root, InlineCode } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { FILE_START, type TextRange } from "luau-syntax";

/** Any node of a Markdown tree, including those of MDX and directives. */
export type MarkdownNode = Root | Content;

/** An element or component; its name is null for a fragment. */
export type MarkdownElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The types of unist-util-visit do not terminate for a tree with MDX and directives. */
export function eachNode(
  node: MarkdownNode,
  act: (node: MarkdownNode, ancestors: readonly MarkdownNode[]) => void,
  ancestors: readonly MarkdownNode[] = [],
): void {
  act(node, ancestors);
  if ("children" in node) for (const child of node.children) eachNode(child, act, [...ancestors, node]);
}

export function nodesOfType<Type extends MarkdownNode["type"]>(tree: MarkdownNode, type: Type) {
  const nodes: MarkdownNode[] = [];
  eachNode(tree, (node) => void (node.type === type && nodes.push(node)));
  return nodes as Extract<MarkdownNode, { readonly type: Type }>[];
}

export const eachElement = (tree: MarkdownNode, act: (element: MarkdownElement) => void): void =>
  eachNode(tree, (node) => void (isElement(node) && act(node)));

export const isElement = (node: MarkdownNode): node is MarkdownElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** The attributes of an element, without `{...spread}`. */
export const attributesOf = ({ attributes }: MarkdownElement): readonly MdxJsxAttribute[] =>
  attributes.filter((one) => one.type === "mdxJsxAttribute");

/** Replaces the children of each node, before those of its children. */
export function replaceEach(
  tree: MarkdownNode,
  replace: (child: Content, parent: MarkdownNode) => Content | readonly Content[],
): void {
  eachNode(tree, (node) => {
    // Nodes are replaced by others that may be in the same places.
    if ("children" in node)
      node.children = node.children.flatMap((child) => replace(child, node)) as typeof node.children;
  });
}

/** The range of a node; the start of the file for a generated node. */
export function rangeOf({ position }: MarkdownNode): TextRange {
  if (position === undefined) return FILE_START;
  const { start, end } = position;
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** Code such as `World.add` or `World:add()`. A single word is not necessarily a name of the API. */
interface CodeName {
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
    // Inline code and its replacement are phrasing content, as are all children of its parent.
    if (instead !== null) (node.children as Content[])[index] = instead;
  }
}

const isLinked = (node: MarkdownNode): boolean =>
  node.type === "heading" ||
  node.type === "link" ||
  node.type === "linkReference" ||
  (isElement(node) && node.name === "a");
