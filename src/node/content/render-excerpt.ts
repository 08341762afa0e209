import type { Content, Root } from "mdast";
import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";

/**
 * Renders the start of a post as HTML for lists. Components and images are omitted, because a list only shows
 * text. MDX has no raw HTML: anything similar is a component.
 */
export function renderExcerpt(excerpt: Root): string {
  const hast = toHast({ type: "root", children: excerpt.children.flatMap(plain) });
  return hast ? toHtml(hast) : "";
}

const dropped: ReadonlySet<string> = new Set([
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxFlowExpression",
  "mdxTextExpression",
  "mdxjsEsm",
  "image",
  "imageReference",
  "containerDirective",
  "leafDirective",
  "textDirective",
  "html",
  "heading",
]);

function plain(node: Content): Content[] {
  if (dropped.has(node.type)) return [];
  if (!("children" in node)) return [node];
  // Nodes are only removed, so the kind of children is unchanged.
  return [{ ...node, children: (node.children as Content[]).flatMap(plain) } as Content];
}
