import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx";

type Expression =
  | { type: "Identifier"; name: string }
  | { type: "Literal"; value: string | number | boolean | null; raw: string }
  | { type: "ArrayExpression"; elements: Expression[] }
  | { type: "ObjectExpression"; properties: Property[] };

interface Property {
  type: "Property";
  kind: "init";
  method: false;
  shorthand: false;
  computed: false;
  key: Expression;
  value: Expression;
}

/** An attribute with plain data. */
export const valueAttribute = (name: string, value: unknown): MdxJsxAttribute =>
  expressionAttribute(name, JSON.stringify(value), toExpression(value));

/** An attribute with the value of a variable. */
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
  return {
    type: "ObjectExpression",
    properties: Object.entries(value).map(([key, field]) => property(key, toExpression(field))),
  };
}

const literal = (value: string | number | boolean | null): Expression => ({
  type: "Literal",
  value,
  raw: JSON.stringify(value),
});

const property = (key: string, value: Expression): Property => ({
  type: "Property",
  kind: "init",
  method: false,
  shorthand: false,
  computed: false,
  key: literal(key),
  value,
});

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
