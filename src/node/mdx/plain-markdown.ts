import type { Root, Text } from "mdast";
import { replaceEach } from "./each-node";

/** In Markdown without components, tags and `Array<string>` are text, and comments are not shown. Returns the tags. */
export function withTextForHtml(tree: Root): readonly Text[] {
  const tags: Text[] = [];
  replaceEach(tree, (child, parent) => {
    if (child.type !== "html") return child;
    if (/^<!--(?!\s*@include)[^]*-->\s*$/.test(child.value)) return [];
    const text: Text = { type: "text", value: child.value, position: child.position };
    tags.push({ ...text });
    const isFlow = parent.type === "root" || parent.type === "blockquote" || parent.type === "listItem";
    return isFlow ? { type: "paragraph", children: [text], position: child.position } : text;
  });
  return tags;
}

export const tagsOf = ({ data }: Root): readonly Text[] =>
  // Set by parseText.
  (data?.["tags"] as readonly Text[] | undefined) ?? [];
