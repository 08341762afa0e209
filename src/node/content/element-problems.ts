/** In: an element in a guide. Out: the problems of its attributes. */
import { didYouMean } from "luau-diagnostics";
import { admonitionKind, admonitionKinds } from "../../lib/content/admonition-kinds";
import { VOID } from "../diagnostics/thrown-problem";
import { attributesOf, isElement, rangeOf, type MarkdownElement, type MarkdownNode } from "../mdx/each-node";
import { errorsAt, type TextProblem } from "../diagnostics/problem";

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

export function elementProblems(element: MarkdownElement): TextProblem[] {
  const { name } = element;
  if (name === null) return [];
  const problem = errorsAt(rangeOf(element));
  const component = components.get(name);
  if (component !== undefined)
    return [
      ...componentProblems(name, component, element, problem),
      ...valueProblems(name, element, problem),
    ];
  if (/^[A-Z]/.test(name)) return [];
  return [
    ...styleProblems(element, problem),
    ...(name.includes(".") ? [] : htmlProblems(name, element, problem)),
  ];
}

type MakeProblem = ReturnType<typeof errorsAt>;

/** The values of our components' attributes are texts. */
function valueProblems(name: string, element: MarkdownElement, problem: MakeProblem): TextProblem[] {
  return attributesOf(element).flatMap(({ name: key, value }): TextProblem[] => {
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

const isNotText = (expression: string): boolean =>
  /^\s*(?:[-\d{[<]|(?:true|false|null|undefined)\s*$)/.test(expression);

/** `<Tabs>` shows nothing but its `<Tab>`s, which are hidden elsewhere. */
export function tabProblems(node: MarkdownNode, ancestors: readonly MarkdownNode[]): TextProblem[] {
  const names = ancestors.map((one) => (isElement(one) ? (one.name ?? "") : ""));
  const isTab = isElement(node) && node.name === "Tab";
  const isEmpty = node.type === "text" ? node.value.trim() === "" : /Expression$/.test(node.type);
  const isWrapped = node.type === "paragraph" && isElement(node.children[0] ?? node);
  const problem = errorsAt(rangeOf(node));
  if (names.at(-1) === "Tabs" && !isTab && !isEmpty && !isWrapped)
    return [problem("tabs", "`<Tabs>` shows only `<Tab>`.", 'Write the text in a `<Tab label="…">`.')];
  return isTab && !names.some((name) => /^[A-Z]/.test(name))
    ? [problem("tabs", "This `<Tab>` is not in `<Tabs>`.", "Write `<Tabs>` around it.")]
    : [];
}

/** Problems in HTML that React refuses, or drops without a message. */
function htmlProblems(name: string, element: MarkdownElement, problem: MakeProblem): TextProblem[] {
  return [
    ...(VOID.has(name) && element.children.length > 0
      ? [problem("void-element", `\`<${name}>\` has no content.`, `Write \`<${name} />\`.`)]
      : []),
    ...attributesOf(element).flatMap(({ name: key, value }) => {
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
function componentProblems(
  name: string,
  { required, optional }: Attributes,
  element: MarkdownElement,
  problem: MakeProblem,
): TextProblem[] {
  const writtenNames = attributesOf(element).map((one) => one.name);
  const hasOthers = writtenNames.length < element.attributes.length;
  const names = [...required, ...optional];
  const missing = required.filter((one) => !hasOthers && !writtenNames.includes(one));
  const unknown = writtenNames.filter((one) => !names.includes(one) && one !== "key");
  return [
    ...missing.map((one) =>
      problem("missing-attribute", `\`<${name}>\` needs the attribute \`${one}\`.`, null),
    ),
    ...unknown.map((one): TextProblem => {
      const message = `\`<${name}>\` has no attribute \`${one}\`.`;
      const suggestion = didYouMean(one, names) ?? `It has: ${names.join(", ")}.`;
      return { ...problem("unknown-attribute", message, suggestion), severity: "warning" };
    }),
  ];
}

/** React has styles as objects. */
function styleProblems(element: MarkdownElement, problem: MakeProblem): TextProblem[] {
  return attributesOf(element).flatMap(({ name, value: style }): TextProblem[] => {
    if (name !== "style" || typeof style !== "string") return [];
    const properties = style.split(";").flatMap((one) => {
      const [, property = "", value = ""] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(one) ?? [];
      const key = property.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
      return property === "" ? [] : [`${key}: ${JSON.stringify(value)}`];
    });
    const suggestion = `Write \`style={{ ${properties.join(", ")} }}\`.`;
    return [problem("style-attribute", "In MDX, `style` is an object.", suggestion)];
  });
}
