import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

type Expression =
  | { type: "Identifier"; name: string }
  | { type: "Literal"; value: string | number | boolean | null; raw: string }
  | { type: "ArrayExpression"; elements: Expression[] }
  | { type: "ObjectExpression"; properties: ReturnType<typeof property>[] };

export const valueAttribute = (name: string, value: unknown): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value), toExpression(value));

export const variableAttribute = (name: string, variable: string): MdxJsxAttribute =>
  expressionAttribute(name, variable, { type: "Identifier", name: variable });

/** An attribute in braces, which MDX represents as a syntax tree. */
function expressionAttribute(name: string, text: string, expression: Expression): MdxJsxAttribute {
  const estree = {
    type: "Program" as const,
    sourceType: "module" as const,
    body: [{ type: "ExpressionStatement" as const, expression }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: text, data: { estree } },
  };
}

function toExpression(value: unknown): Expression {
  if (Array.isArray(value)) return { type: "ArrayExpression", elements: value.map(toExpression) };
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return literal(value);
  if (typeof value !== "object" || value === null) return literal(null);
  const properties = Object.entries(value).map(([key, field]) => property(key, toExpression(field)));
  return { type: "ObjectExpression", properties };
}

const literal = (value: string | number | boolean | null) =>
  ({ type: "Literal", value, raw: JSON.stringify(value) }) as const;

const flags = { kind: "init", method: false, shorthand: false, computed: false } as const;

const property = (key: string, value: Expression) =>
  ({ type: "Property", ...flags, key: literal(key) as Expression, value }) as const;

/** A component in MDX's tree, with text attributes. */
export function jsxElement(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
): MdxJsxFlowElement {
  const given = Object.entries(attributes).flatMap(([key, value]): MdxJsxAttribute[] =>
    value === null ? [] : [{ type: "mdxJsxAttribute", name: key, value }],
  );
  return { type: "mdxJsxFlowElement", name, attributes: given, children: [] };
}
