import type { Content, Root } from "mdast";
import { toHtml } from "hast-util-to-html";
import { toHast } from "mdast-util-to-hast";

/**
 * The start of a post as HTML for lists. Components and pictures are left out: a list shows text. Raw HTML
 * cannot get through, because MDX has none: what looks like it is a component.
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
  // The kind of children stays what it was: nodes are only taken away.
  return [{ ...node, children: (node.children as Content[]).flatMap(plain) } as Content];
}
