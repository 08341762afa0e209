import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

export const valueAttribute = (name: string, value: unknown): MdxJsxAttribute =>
  // JSON is JavaScript, and a literal is printed as its `raw` text.
  expressionAttribute(name, { type: "Literal", value: null, raw: JSON.stringify(value) });

export const variableAttribute = (name: string, variable: string): MdxJsxAttribute =>
  expressionAttribute(name, { type: "Identifier", name: variable });

type Expression =
  | { readonly type: "Identifier"; readonly name: string }
  | { readonly type: "Literal"; readonly value: null; readonly raw: string };

/** An attribute in braces, which MDX represents as a syntax tree. */
function expressionAttribute(name: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: "Program" as const,
    sourceType: "module" as const,
    body: [{ type: "ExpressionStatement" as const, expression }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
): MdxJsxFlowElement {
  const present = Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
    value === null ? [] : [{ type: "mdxJsxAttribute", name: key, value }],
  );
  return { type: "mdxJsxFlowElement", name, attributes: present, children: [] };
}
