import { DomUtils, parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { readonly attribs: object }>;

/** What a feed reader can do with an element; all else is for the site's own style sheet and scripts. */
const keptAttributes: ReadonlySet<string> = new Set([
  "href",
  "src",
  "alt",
  "title",
  "width",
  "height",
  "datetime",
  "colspan",
  "rowspan",
  "lang",
  "start",
]);
/** Elements whose content is kept, but not they themselves: they carry colours and layout alone. */
const unwrapped: ReadonlySet<string> = new Set(["span", "div"]);
const dropped: ReadonlySet<string> = new Set(["button", "script", "style", "svg", "noscript", "template"]);

/**
 * The text of a post out of its written page: everything that a reader of the site sees, components included,
 * and nothing that needs the site. Addresses become absolute.
 */
export function postHtml(page: string, pageUrl: string): string {
  const article = DomUtils.findOne(
    (element) => element.name === "article",
    parseDocument(page).children,
    true,
  );
  const body = article && DomUtils.findOne((element) => hasClass(element, "prose"), article.children, true);
  if (!body) return "";
  return body.children
    .map((node) => render(node, pageUrl))
    .join("")
    .trim();
}

const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs["class"] ?? "").split(/\s+/).includes(name);

function render(node: Node, pageUrl: string): string {
  if (node.type === "text") return escapeText(node.data);
  if (!("attribs" in node) || isForTheSite(node)) return "";
  const inner = node.children.map((child) => render(child, pageUrl)).join("");
  // An admonition is set apart by the site's style sheet; a reader of feeds does so with a quotation.
  if (node.attribs["role"] === "note") return `<blockquote>${inner}</blockquote>`;
  if (unwrapped.has(node.name)) return inner;
  const attributes = Object.entries(node.attribs).filter(([name]) => keptAttributes.has(name));
  const written = attributes
    .map(
      ([name, value]) =>
        ` ${name}="${escapeAttribute(name === "href" || name === "src" ? absolute(value, pageUrl) : value)}"`,
    )
    .join("");
  return voidElements.has(node.name)
    ? `<${node.name}${written}>`
    : `<${node.name}${written}>${inner}</${node.name}>`;
}

const voidElements: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col"]);

/** Buttons, and the links beside headings, which only lead to the heading itself. */
function isForTheSite({ name, attribs, children }: Element): boolean {
  if (dropped.has(name) || attribs["aria-hidden"] === "true") return true;
  return (
    name === "a" &&
    children.length > 0 &&
    children.every((child) => "attribs" in child && child.attribs["aria-hidden"] === "true")
  );
}

const absolute = (address: string, pageUrl: string): string =>
  URL.canParse(address, pageUrl) ? new URL(address, pageUrl).href : address;
const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string): string => escapeText(text).replaceAll('"', "&quot;");
