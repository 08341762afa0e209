import { parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { readonly attribs: object }>;

/** An element to be serialised. Attributes are raw: entities are not decoded. */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The parent's name, empty at the top level. */
  readonly parent: string;
  readonly inner: string;
}

/** Returns a replacement for an element, or null to keep it. */
type HtmlRule = (element: HtmlElement) => string | null;

/** Rewrites the build's own HTML with a rule for its elements, applied from the innermost outwards. */
export const renderHtml = (html: string, rule: HtmlRule): string =>
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

/** Serialises an element. */
export function elementHtml({
  name,
  attributes,
  inner,
}: Pick<HtmlElement, "name" | "attributes" | "inner">): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return voidElements.has(name) ? `<${name}${written}>` : `<${name}${written}>${inner}</${name}>`;
}

const voidElements: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col", "input"]);
