/** In: a parsed tree. Out: the same, with all admonitions as directives; other colons are text. */
import type { Blockquote, Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { capitalised } from "luau-syntax";
import { admonitionKind } from "../../lib/content/admonition-kinds";
import { eachNode, nodesOfType } from "./each-node";

/** Changes a tree that was parsed from `source`. */
export function readDirectives(tree: Root, source: string): void {
  for (const directive of nodesOfType(tree, "containerDirective")) markUnclosed(directive, source);
  eachNode(tree, (node) => void ("children" in node && replaceChildren(node, source)));
}

/** Whether an admonition lacks its `:::` line, so that it takes the rest of the page. */
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
    if (child.type === "text" && last?.type === "text") {
      last.value += child.value;
      if (last.position && child.position) last.position = { ...last.position, end: child.position.end };
    } else replaced.push(child);
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

/** Admonitions of GitHub and Obsidian: quotations that begin with `[!NOTE]`, with `-` or `+` if they fold. */
function toAlert(quotation: Blockquote): ContainerDirective | null {
  const [first, ...others] = quotation.children;
  const [text, ...rest] = first?.type === "paragraph" ? first.children : [];
  const [mark, written, fold] =
    (text?.type === "text" ? /^\[!([A-Za-z]+)\]([-+]?)[ \t]*/.exec(text.value) : null) ?? [];
  if (text?.type !== "text" || mark === undefined || written === undefined) return null;
  const { title, below } = splitFirstLine([{ ...text, value: text.value.slice(mark.length) }, ...rest]);
  const name = GITHUB[written.toUpperCase()] ?? written.toLowerCase();
  const isFolded = Boolean(fold);
  const label: Paragraph = {
    type: "paragraph",
    children: title.length > 0 ? title : [{ type: "text", value: capitalised(name) }],
    data: { directiveLabel: true },
  };
  const children = [
    ...(isFolded || title.length > 0 ? [label] : []),
    ...(below.length > 0 ? [{ type: "paragraph", children: below } satisfies Paragraph] : []),
    ...others,
  ];
  return {
    type: "containerDirective",
    name: isFolded && admonitionKind(name) !== null ? "details" : name,
    attributes: fold === "+" ? { open: "" } : {},
    // Quotations and directives may contain the same nodes.
    children: children as ContainerDirective["children"],
    ...(quotation.position && { position: quotation.position }),
  };
}

type Phrases = Paragraph["children"];

function splitFirstLine(phrases: Phrases): { readonly title: Phrases; readonly below: Phrases } {
  const index = phrases.findIndex(
    (node) => node.type === "break" || (node.type === "text" && node.value.includes("\n")),
  );
  const end = phrases[index];
  if (end === undefined) return { title: phrases.filter(isShown), below: [] };
  const [first = "", ...lines] = end.type === "text" ? end.value.split("\n") : [];
  const title = [...phrases.slice(0, index), { type: "text" as const, value: first.trimEnd() }];
  const text = { ...end, type: "text" as const, value: lines.join("\n") };
  return { title: title.filter(isShown), below: [text, ...phrases.slice(index + 1)].filter(isShown) };
}

const isShown = (node: Phrases[number]): boolean => node.type !== "text" || node.value !== "";

/** Where GitHub's kinds differ from Docusaurus's of the same name. */
const GITHUB: Readonly<Record<string, string>> = { CAUTION: "danger", IMPORTANT: "info" };

function sourceOf({ position }: Content, source: string): string {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? ""
    : source.slice(start.offset, end.offset);
}
