import type { Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { isAdmonition } from "../../lib/content/admonition-kinds";
import { eachNode } from "../content/each-node";
import { jsxElement } from "./jsx-element";

/**
 * Converts `:::tip[Title]` to the component of that name. Text that only resembles a directive, such as the
 * method in `Entity:destroy`, is restored.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    restoreColons(tree, String(file));
    eachNode(tree, (node) => {
      if ("children" in node) replaceChildren(node);
    });
  };
}

/** Restores colons in prose, which the directive syntax parses as the start of one. */
export function restoreColons(tree: Root, source: string): void {
  eachNode(tree, (node) => {
    if ("children" in node) restoreChildren(node, source);
  });
}

function restoreChildren(parent: { children: Content[] }, source: string): void {
  const restored: Content[] = [];
  for (const child of parent.children.map((node) => restore(node, source))) {
    const last = restored.at(-1);
    // Two adjacent text nodes would be rendered separately, with a React marker between them.
    if (child.type === "text" && last?.type === "text") last.value += child.value;
    else restored.push(child);
  }
  parent.children = restored;
}

function restore(node: Content, source: string): Content {
  if (node.type === "textDirective") return { type: "text", value: sourceOf(node, source) };
  if (node.type === "leafDirective")
    return { type: "paragraph", children: [{ type: "text", value: sourceOf(node, source) }] };
  return node;
}

function replaceChildren(parent: { children: Content[] }): void {
  parent.children = parent.children.map((child) =>
    child.type === "containerDirective" && isAdmonition(child.name) ? admonition(child) : child,
  );
}

function admonition({ name, children }: ContainerDirective): Content {
  const [first, ...rest] = children;
  const labelled = first?.type === "paragraph" && isLabel(first);
  const element = jsxElement("Admonition", { kind: name, title: labelled ? toString(first) : null });
  // Directives and components may contain the same nodes, but their types are not compatible.
  return { ...element, children: (labelled ? rest : children) as typeof element.children };
}

/** remark-directive represents `[Title]` as a marked first paragraph. */
const isLabel = (paragraph: Paragraph): boolean => paragraph.data?.["directiveLabel"] === true;

function sourceOf(node: Content, source: string): string {
  const { start, end } = node.position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? ""
    : source.slice(start.offset, end.offset);
}
