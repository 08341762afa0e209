import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

/** A component as MDX has it, with attributes that are plain text. */
export function jsxElement(name: string, attributes: Readonly<Record<string, string | null>>): MdxJsxFlowElement {
  const given = Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] => (value === null ? [] : [{ type: "mdxJsxAttribute", name: key, value }]));
  return { type: "mdxJsxFlowElement", name, attributes: given, children: [] };
}
