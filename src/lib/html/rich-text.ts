import { parseMeta, type SampleMeta } from "luau-contract";
import { canTry, factsOf } from "../code-sample/sample-facts";
import { escapeHtml, unescapeHtml } from "./escape-html";
import { parseDocument } from "htmlparser2";

interface RichTextParts {
  readonly toHref: (href: string) => string;
  readonly toolsOf: (canTry: boolean) => string;
  readonly tableFrame: string;
  /** The summary of a folded, long sample; null where all samples are shown. */
  readonly foldedAs: ((lines: number) => string) | null;
}

const MAX_UNFOLDED_LINES = 6;

/** Descriptions are HTML in GraphQL: a tree beside it would need a second renderer in the plugin. */
export const toRichText = (html: string, parts: RichTextParts): string =>
  htmlOf(parseDocument(html, { decodeEntities: false }).children, "", parts);

/** Removes the tags of an only paragraph. */
export const withoutOnlyParagraph = (html: string): string =>
  /^<p>(?<inner>(?:(?!<p>)[^])*)<\/p>$/.exec(html)?.groups?.["inner"] ?? html;

type Node = ReturnType<typeof parseDocument>["children"][number];

/** @param parent the name of the element around the nodes; empty at the top */
const htmlOf = (nodes: readonly Node[], parent: string, parts: RichTextParts): string =>
  nodes.map((node) => nodeHtml(node, parent, parts)).join("");

function nodeHtml(node: Node, parent: string, parts: RichTextParts): string {
  if (node.type === "text") return node.data;
  if (!("attribs" in node)) return "";
  const { name, attribs } = node;
  const inner = htmlOf(node.children, name, parts);
  switch (name) {
    case "a": {
      const { href } = attribs;
      return tag(name, href === undefined ? attribs : { ...attribs, href: parts.toHref(href) }, inner);
    }
    // A block with a title is already in a figure. Each may scroll, so it must be reachable by keyboard.
    case "pre": {
      const { "data-meta": meta = "", ...others } = attribs;
      const sample = sampleOf(others["class"], parseMeta(unescapeHtml(meta)));
      const block = tag(name, { tabindex: "0", ...others, ...sample.attributes }, inner);
      const withTools = block + parts.toolsOf(sample.canTry);
      return parent === "figure" ? withTools : figureOf(withTools, parts);
    }
    case "figure":
      return figureOf(inner, parts);
    case "table":
      return `${parts.tableFrame}${tag(name, attribs, inner)}</div>`;
    default:
      return tag(name, attribs, inner);
  }
}

function figureOf(inner: string, { foldedAs }: RichTextParts): string {
  const figure = `<figure>${inner}</figure>`;
  const lines = inner.replace(/\n*<\/code>[^]*/, "").split("\n").length;
  if (foldedAs === null || lines <= MAX_UNFOLDED_LINES) return figure;
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

/** Attributes are raw: entities are not decoded. */
function tag(name: string, attributes: Readonly<Record<string, string>>, inner: string): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  return voidElements.has(name) ? `<${name}${attributeText}>` : `<${name}${attributeText}>${inner}</${name}>`;
}

const voidElements: ReadonlySet<string> = new Set(["br", "hr", "img", "wbr", "col", "input"]);
