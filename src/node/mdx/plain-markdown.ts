import type { Content, Root, Text } from "mdast";
import { eachNode } from "./each-node";

/**
 * In Markdown without components, `Array<string>` and tags are text; comments are not shown. Returns the
 * tags.
 */
export function withTextForHtml(tree: Root): readonly Text[] {
  const tags: Text[] = [];
  eachNode(tree, (node) => {
    if (!("children" in node)) return;
    const isFlow = node.type === "root" || node.type === "blockquote" || node.type === "listItem";
    node.children = (node.children as Content[]).flatMap((child): Content[] => {
      if (child.type !== "html") return [child];
      if (/^<!--(?!\s*@include)[^]*-->\s*$/.test(child.value)) return [];
      const text: Text = { type: "text", value: child.value, position: child.position };
      tags.push({ ...text });
      return [isFlow ? { type: "paragraph", children: [text], position: child.position } : text];
    }) as typeof node.children;
  });
  return tags;
}

export const tagsOf = ({ data }: Root): readonly Text[] =>
  // Set by parseText.
  (data?.["tags"] as readonly Text[] | undefined) ?? [];
