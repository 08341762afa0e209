/** In: an element in a guide. Out: what is wrong with its attributes. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { type Diagnostic, didYouMean } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";

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
type Mistake = Omit<Diagnostic, "file">;

export const elementMistakes = (element: Element, range: TextRange): Mistake[] => [
  ...componentMistakes(element, range),
  ...styleMistakes(element, range),
];

function componentMistakes({ name, attributes }: Element, range: TextRange): Mistake[] {
  // Whether other components exist depends on the site: see check-content.ts.
  const known = components.get(name ?? "");
  if (known === undefined) return [];
  const given = attributes.flatMap((one) => (one.type === "mdxJsxAttribute" ? [one.name] : []));
  const hasOthers = given.length < attributes.length;
  const names = [...known.required, ...known.optional];
  const missing = known.required.filter((one) => !hasOthers && !given.includes(one));
  return [
    ...missing.map(
      (one): Mistake => ({
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
        (one): Mistake => ({
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
function styleMistakes({ name, attributes }: Element, range: TextRange): Mistake[] {
  if (name === null || /^[A-Z]/.test(name)) return [];
  return attributes.flatMap((attribute): Mistake[] => {
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
