import type { Content, Root } from "mdast";
import { eachNode } from "../content/each-node";

/** In Markdown without components, `Array<string>` and tags are text; comments are not shown. */
export function withTextForHtml(tree: Root): void {
  eachNode(tree, (node) => {
    if (!("children" in node)) return;
    const isFlow = node.type === "root" || node.type === "blockquote" || node.type === "listItem";
    node.children = (node.children as Content[]).flatMap((child): Content[] => {
      if (child.type !== "html") return [child];
      if (/^<!--[^]*-->\s*$/.test(child.value)) return [];
      const text: Content = { type: "text", value: child.value, position: child.position };
      return [isFlow ? { type: "paragraph", children: [text], position: child.position } : text];
    }) as typeof node.children;
  });
}
