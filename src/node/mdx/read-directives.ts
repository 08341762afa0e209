/** In: a parsed tree. Out: its admonitions, in whichever way they were written; other colons are text again. */
import type { Blockquote, Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { eachNode } from "../content/each-node";

/** Changes the tree. @param source the text that it was parsed from */
export function readDirectives(tree: Root, source: string): void {
  eachNode(tree, (node) => void (node.type === "containerDirective" && markUnclosed(node, source)));
  eachNode(tree, (node) => void ("children" in node && replaceChildren(node, source)));
}

/** Of an admonition without its `:::` line, which takes the rest of the page. */
export const isUnclosed = ({ data }: ContainerDirective): boolean => data?.["isUnclosed"] === true;

function markUnclosed(node: ContainerDirective, source: string): void {
  const [, ...lines] = sourceOf(node, source).trimEnd().split("\n");
  if (!/^[\s>]*:{3,}\s*$/.test(lines.at(-1) ?? "")) node.data = { ...node.data, isUnclosed: true };
}

function replaceChildren(parent: { children: Content[] }, source: string): void {
  const replaced: Content[] = [];
  for (const child of parent.children.map((node) => replace(node, source))) {
    const last = replaced.at(-1);
    // Two adjacent text nodes would be rendered separately, with a React marker between them.
    if (child.type === "text" && last?.type === "text") last.value += child.value;
    else replaced.push(child);
  }
  parent.children = replaced;
}

/** Text that only resembles a directive, such as the method in `Entity:destroy`, is text. */
function replace(node: Content, source: string): Content {
  const { position } = node;
  if (node.type === "textDirective") return { type: "text", value: sourceOf(node, source), position };
  if (node.type === "leafDirective") {
    const text: Content = { type: "text", value: sourceOf(node, source), position };
    return { type: "paragraph", children: [text], position };
  }
  return node.type === "blockquote" ? (toAlert(node) ?? node) : node;
}

/** GitHub's form of an admonition: a quotation that begins with `[!NOTE]`. */
function toAlert(quotation: Blockquote): ContainerDirective | null {
  const [first, ...others] = quotation.children;
  const [text, ...rest] = first?.type === "paragraph" ? first.children : [];
  const [mark, name] =
    (text?.type === "text" ? /^\[!([A-Za-z]+)\][ \t]*(?:\n|$)/.exec(text.value) : null) ?? [];
  if (text?.type !== "text" || mark === undefined || name === undefined) return null;
  const inner: Paragraph["children"] = [{ ...text, value: text.value.slice(mark.length) }, ...rest];
  const paragraph: Paragraph = { type: "paragraph", children: inner };
  const isEmpty = rest.length === 0 && text.value.length === mark.length;
  return {
    type: "containerDirective",
    name: GITHUB[name.toUpperCase()] ?? name.toLowerCase(),
    attributes: {},
    // Quotations and directives may contain the same nodes.
    children: (isEmpty ? others : [paragraph, ...others]) as ContainerDirective["children"],
    ...(quotation.position && { position: quotation.position }),
  };
}

/** Where GitHub's kinds differ from Docusaurus's of the same name. */
const GITHUB: Readonly<Record<string, string>> = { CAUTION: "danger", IMPORTANT: "info" };

function sourceOf({ position }: Content, source: string): string {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? ""
    : source.slice(start.offset, end.offset);
}
