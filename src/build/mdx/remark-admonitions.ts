import type { Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { eachNode } from "../content/each-node";
import { isAdmonition } from "./admonition-kinds";
import { jsxElement } from "./jsx-element";

/**
 * Turns `:::tip[Title]` into the component of that name. What only looks like a directive, such as the method in
 * `Entity:destroy`, becomes again the text that the author wrote.
 */
export function remarkAdmonitions() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if ("children" in node) replaceChildren(node, String(file));
    });
  };
}

function replaceChildren(parent: { children: Content[] }, source: string): void {
  parent.children = parent.children.map((child): Content => {
    if (child.type === "containerDirective" && isAdmonition(child.name)) return admonition(child);
    if (child.type === "textDirective") return { type: "text", value: sourceOf(child, source) };
    if (child.type === "leafDirective") return { type: "paragraph", children: [{ type: "text", value: sourceOf(child, source) }] };
    return child;
  });
}

function admonition({ name, children }: ContainerDirective): Content {
  const [first, ...rest] = children;
  const labelled = first?.type === "paragraph" && isLabel(first);
  const element = jsxElement("Admonition", { kind: name, title: labelled ? toString(first) : null });
  // What may stand in a directive may stand in a component; their types name the same nodes apart.
  return { ...element, children: (labelled ? rest : children) as typeof element.children };
}

/** remark-directive keeps `[Title]` as a marked first paragraph. */
const isLabel = (paragraph: Paragraph): boolean => paragraph.data?.["directiveLabel"] === true;

function sourceOf(node: Content, source: string): string {
  const { start, end } = node.position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? "" : source.slice(start.offset, end.offset);
}
