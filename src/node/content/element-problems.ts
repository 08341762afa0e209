/** In: an element in a guide. Out: what is wrong with its attributes. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { didYouMean } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { admonitionKind, admonitionKinds } from "../../lib/content/admonition-kinds";
import { VOID } from "../diagnostics/thrown-problem";
import { rangeOf, type MarkdownNode } from "../mdx/each-node";
import { errorsAt, type TextProblem } from "./errors-at";

interface Attributes {
  readonly required: readonly string[];
  readonly optional: readonly string[];
}

export const components: ReadonlyMap<string, Attributes> = new Map([
  ["Admonition", { required: [], optional: ["kind", "title"] }],
  ["Api", { required: ["symbol"], optional: ["block", "text"] }],
  ["Details", { required: ["summary"], optional: ["open"] }],
  ["Tab", { required: ["label"], optional: [] }],
  ["Tabs", { required: [], optional: ["label"] }],
]);

type Element = MdxJsxFlowElement | MdxJsxTextElement;
export const elementProblems = (element: Element, range: TextRange): TextProblem[] => [
  ...componentProblems(element, range),
  ...valueProblems(element, range),
  ...styleProblems(element, range),
  ...htmlProblems(element, range),
];

/** The values of our components' attributes are texts. */
function valueProblems({ name, attributes }: Element, range: TextRange): TextProblem[] {
  if (!components.has(name ?? "")) return [];
  const problem = errorsAt(range);
  return attributes.flatMap((attribute): TextProblem[] => {
    if (attribute.type !== "mdxJsxAttribute") return [];
    const { name: key, value } = attribute;
    const isKind = name === "Admonition" && key === "kind" && typeof value === "string";
    if (isKind && admonitionKind(value) === null) {
      const suggestion = didYouMean(value, admonitionKinds);
      return [problem("attribute-value", `There is no admonition \`${value}\`.`, suggestion)];
    }
    const isOther = typeof value === "object" && value !== null && isNotText(value.value);
    return isOther && !["block", "open"].includes(key)
      ? [problem("attribute-value", `\`${key}\` of \`<${name}>\` is a text.`, `Write \`${key}="…"\`.`)]
      : [];
  });
}

/** Whether an expression's value is a number, an object, a list or an element. */
const isNotText = (expression: string): boolean =>
  /^\s*(?:[-\d{[<]|(?:true|false|null|undefined)\s*$)/.test(expression);

/** `<Tabs>` shows nothing but its `<Tab>`s, which are hidden elsewhere. */
export function tabProblems(node: MarkdownNode, isInComponent = false): TextProblem[] {
  if (!("children" in node)) return [];
  const name = isElement(node) ? node.name : null;
  const isComponent = isInComponent || /^[A-Z]/.test(name ?? "");
  const problems = node.children.flatMap((child): TextProblem[] => {
    const isTab = isElement(child) && child.name === "Tab";
    const isEmpty = child.type === "text" ? child.value.trim() === "" : /Expression$/.test(child.type);
    const isWrapped = child.type === "paragraph" && isElement(child.children[0] ?? child);
    const problem = errorsAt(rangeOf(child));
    if (name === "Tabs" && !isTab && !isEmpty && !isWrapped)
      return [problem("tabs", "`<Tabs>` shows only `<Tab>`.", 'Write the text in a `<Tab label="…">`.')];
    return isTab && !isComponent
      ? [problem("tabs", "This `<Tab>` is not in `<Tabs>`.", "Write `<Tabs>` around it.")]
      : [];
  });
  return [...problems, ...node.children.flatMap((child) => tabProblems(child, isComponent))];
}

const isElement = (node: MarkdownNode): node is Element =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Problems in HTML that React refuses, or drops without a message. */
function htmlProblems({ name, attributes, children }: Element, range: TextRange): TextProblem[] {
  if (name === null || /^[A-Z]|\./.test(name)) return [];
  const problem = errorsAt(range);
  const given = attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? [one] : []));
  return [
    ...(VOID.has(name) && children.length > 0
      ? [problem("void-element", `\`<${name}>\` has no content.`, `Write \`<${name} />\`.`)]
      : []),
    ...given.flatMap(({ name: key, value }) => {
      if (/^on[a-z]/i.test(key)) {
        const message = `\`${key}\` has no effect: pages do not run the code of texts.`;
        return [problem("unknown-attribute", message, "Delete it.")];
      }
      return key === "dangerouslySetInnerHTML" && typeof value !== "object"
        ? [problem("attribute-value", "This attribute is an object.", "Write the content between the tags.")]
        : [];
    }),
  ];
}

/** Whether components other than the program's exist depends on the site: see check-content.ts. */
function componentProblems({ name, attributes }: Element, range: TextRange): TextProblem[] {
  const component = components.get(name ?? "");
  if (component === undefined) return [];
  const problem = errorsAt(range);
  const given = attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? [one.name] : []));
  const hasOthers = given.length < attributes.length;
  const names = [...component.required, ...component.optional];
  const missing = component.required.filter((one) => !hasOthers && !given.includes(one));
  const unknown = given.filter((one) => !names.includes(one) && one !== "key");
  return [
    ...missing.map((one) =>
      problem("missing-attribute", `\`<${name}>\` needs the attribute \`${one}\`.`, null),
    ),
    ...unknown.map((one): TextProblem => {
      const suggestion =
        didYouMean(one, names) ?? (names.length === 0 ? null : `It has: ${names.join(", ")}.`);
      const message = `\`<${name}>\` has no attribute \`${one}\`.`;
      return { ...problem("unknown-attribute", message, suggestion), severity: "warning" };
    }),
  ];
}

/** React has styles as objects. */
function styleProblems({ name, attributes }: Element, range: TextRange): TextProblem[] {
  if (name === null || /^[A-Z]/.test(name)) return [];
  return attributes.flatMap((attribute): TextProblem[] => {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "style") return [];
    if (typeof attribute.value !== "string") return [];
    const properties = attribute.value.split(";").flatMap((one) => {
      const [, property = "", value = ""] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(one) ?? [];
      const key = property.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
      return property === "" ? [] : [`${key}: ${JSON.stringify(value)}`];
    });
    const suggestion = `Write \`style={{ ${properties.join(", ")} }}\`.`;
    return [errorsAt(range)("style-attribute", "In MDX, `style` is an object.", suggestion)];
  });
}
