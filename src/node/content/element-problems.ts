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

/** The program's components for authors, with their attributes. */
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
  return attributes.flatMap((attribute): TextProblem[] => {
    if (attribute.type !== "mdxJsxAttribute") return [];
    const { name: key, value } = attribute;
    const problem = (message: string, suggestion: string | null): TextProblem[] => [
      { ...range, severity: "error", rule: "attribute-value", message, suggestion },
    ];
    if (
      name === "Admonition" &&
      key === "kind" &&
      typeof value === "string" &&
      admonitionKind(value) === null
    )
      return problem(`There is no admonition \`${value}\`.`, didYouMean(value, admonitionKinds));
    const isOther = typeof value === "object" && value !== null && isNotText(value.value);
    return isOther && !["block", "open"].includes(key)
      ? problem(`\`${key}\` of \`<${name}>\` is a text.`, `Write \`${key}="…"\`.`)
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
  const own = node.children.flatMap((child): TextProblem[] => {
    const isTab = isElement(child) && child.name === "Tab";
    const isEmpty = child.type === "text" ? child.value.trim() === "" : /Expression$/.test(child.type);
    const isWrapped = child.type === "paragraph" && isElement(child.children[0] ?? child);
    const problem = (message: string, suggestion: string): TextProblem[] => [
      { ...rangeOf(child), severity: "error", rule: "tabs", message, suggestion },
    ];
    if (name === "Tabs" && !isTab && !isEmpty && !isWrapped)
      return problem("`<Tabs>` shows only `<Tab>`.", 'Write the text in a `<Tab label="…">`.');
    return isTab && !isComponent
      ? problem("This `<Tab>` is not in `<Tabs>`.", "Write `<Tabs>` around it.")
      : [];
  });
  return [...own, ...node.children.flatMap((child) => tabProblems(child, isComponent))];
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
    ...given
      .filter(({ name: key }) => /^on[a-z]/i.test(key))
      .map(({ name: key }) =>
        problem(
          "unknown-attribute",
          `\`${key}\` has no effect: pages do not run the code of texts.`,
          "Delete it.",
        ),
      ),
    ...given
      .filter(({ name: key, value }) => key === "dangerouslySetInnerHTML" && typeof value !== "object")
      .map(() =>
        problem("attribute-value", "This attribute is an object.", "Write the content between the tags."),
      ),
  ];
}

function componentProblems({ name, attributes }: Element, range: TextRange): TextProblem[] {
  // Whether other components exist depends on the site: see check-content.ts.
  const component = components.get(name ?? "");
  if (component === undefined) return [];
  const given = attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? [one.name] : []));
  const hasOthers = given.length < attributes.length;
  const names = [...component.required, ...component.optional];
  const missing = component.required.filter((one) => !hasOthers && !given.includes(one));
  return [
    ...missing.map(
      (one): TextProblem => ({
        ...range,
        severity: "error",
        rule: "missing-attribute",
        message: `\`<${name}>\` needs the attribute \`${one}\`.`,
        suggestion: null,
      }),
    ),
    ...given
      .filter((one) => !names.includes(one) && one !== "key")
      .map(
        (one): TextProblem => ({
          ...range,
          severity: "warning",
          rule: "unknown-attribute",
          message: `\`<${name}>\` has no attribute \`${one}\`.`,
          suggestion: didYouMean(one, names) ?? (names.length === 0 ? null : `It has: ${names.join(", ")}.`),
        }),
      ),
  ];
}

/** React has styles as objects. */
function styleProblems({ name, attributes }: Element, range: TextRange): TextProblem[] {
  if (name === null || /^[A-Z]/.test(name)) return [];
  return attributes.flatMap((attribute): TextProblem[] => {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "style") return [];
    if (typeof attribute.value !== "string") return [];
    const style = attribute.value
      .split(";")
      .flatMap((one) => {
        const [, property = "", value = ""] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(one) ?? [];
        const key = property.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
        return property === "" ? [] : [`${key}: ${JSON.stringify(value)}`];
      })
      .join(", ");
    return [
      {
        ...range,
        severity: "error",
        rule: "style-attribute",
        message: "In MDX, `style` is an object.",
        suggestion: `Write \`style={{ ${style} }}\`.`,
      },
    ];
  });
}
