import { parseMeta, type SampleMeta } from "luau-contract";
import { canTry, factsOf } from "../code-sample/sample-facts";
import { escapeHtml, unescapeHtml } from "./escape-html";
import { parseDocument } from "htmlparser2";

interface RichTextParts {
  readonly toHref: (href: string) => string;
  /** The buttons of a code block. */
  readonly toolsOf: (canTry: boolean) => string;
  /** The opening tag of a table's scrolling frame; a `</div>` closes it. */
  readonly tableFrame: string;
  /** What stands for a long sample until it is opened; null where all samples are shown. */
  readonly foldedAs: ((lines: number) => string) | null;
}

const SHORT_SAMPLE = 6;

/** Descriptions are HTML in GraphQL: a tree beside it would need a second renderer in the plugin. */
export const toRichText = (html: string, parts: RichTextParts): string =>
  renderHtml(html, (element) => forPage(element, parts));

/** The content of a paragraph that is all there is; other HTML as it is. */
export const withoutOnlyParagraph = (html: string): string =>
  /^<p>(?<inner>(?:(?!<p>)[^])*)<\/p>$/.exec(html)?.groups?.["inner"] ?? html;

function forPage(element: HtmlElement, parts: RichTextParts): string | null {
  const { toHref, toolsOf, tableFrame } = parts;
  const { name, attributes, parent } = element;
  switch (name) {
    case "a":
      return attributes["href"] === undefined
        ? null
        : elementHtml({ ...element, attributes: { ...attributes, href: toHref(attributes["href"]) } });
    // A block with a title is already in a figure. Each may scroll, so it must be reachable by keyboard.
    case "pre": {
      const { "data-meta": meta = "", ...others } = attributes;
      const sample = sampleOf(others["class"], parseMeta(unescapeHtml(meta)));
      const block = elementHtml({
        ...element,
        attributes: { tabindex: "0", ...others, ...sample.attributes },
      });
      const both = block + toolsOf(sample.canTry);
      return parent === "figure" ? both : figureOf(both, parts);
    }
    case "figure":
      return figureOf(element.inner, parts);
    case "table":
      return `${tableFrame}${elementHtml(element)}</div>`;
    default:
      return null;
  }
}

function figureOf(inner: string, { foldedAs }: RichTextParts): string {
  const figure = `<figure>${inner}</figure>`;
  const lines = inner.replace(/\n*<\/code>[^]*/, "").split("\n").length;
  if (foldedAs === null || lines <= SHORT_SAMPLE) return figure;
  return `<details><summary>${escapeHtml(foldedAs(lines))}</summary>${figure}</details>`;
}

/** The code is on the page as it was written: all facts about it are in the text after the language. */
function sampleOf(className: string | undefined, meta: SampleMeta) {
  const facts = className === "language-luau" ? factsOf("", meta) : null;
  return {
    canTry: className === "language-luau" && canTry("", "luau", meta),
    attributes: facts === null ? {} : { "data-sample": escapeHtml(JSON.stringify(facts)) },
  };
}

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { readonly attribs: object }>;

/** An element to be serialised. Attributes are raw: entities are not decoded. */
interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The parent's name, empty at the top level. */
  readonly parent: string;
  readonly inner: string;
}

/** Returns a replacement for an element, or null to keep it. */
type HtmlRule = (element: HtmlElement) => string | null;

/** Rewrites the build's own HTML with a rule for its elements, applied from the innermost outwards. */
const renderHtml = (html: string, rule: HtmlRule): string =>
  renderNodes(parseDocument(html, { decodeEntities: false }).children, "", rule);

const renderNodes = (nodes: readonly Node[], parent: string, rule: HtmlRule): string =>
  nodes.map((node) => renderNode(node, parent, rule)).join("");

function renderNode(node: Node, parent: string, rule: HtmlRule): string {
  if (node.type === "text") return node.data;
  if (!("attribs" in node)) return "";
  const element = toElement(node, parent, rule);
  return rule(element) ?? elementHtml(element);
}

const toElement = ({ name, attribs, children }: Element, parent: string, rule: HtmlRule): HtmlElement => ({
  name,
  attributes: attribs,
  parent,
  inner: renderNodes(children, name, rule),
});

function elementHtml({ name, attributes, inner }: Omit<HtmlElement, "parent">): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return voidElements.has(name) ? `<${name}${written}>` : `<${name}${written}>${inner}</${name}>`;
}

const voidElements: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col", "input"]);
