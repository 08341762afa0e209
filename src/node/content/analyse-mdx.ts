/** In: the body of an MDX file. Out: headings, text, references, samples, and the component of its page. */
import { toHtml } from "hast-util-to-html";
import type { Content, Root, Table } from "mdast";
import { toHast } from "mdast-util-to-hast";
import type { Diagnostic } from "luau-diagnostics";
import type { TextRange } from "luau-syntax";
import { thrownProblem } from "../diagnostics/thrown-problem";
import { compileTree, formatOf, parseText, type TextFormat } from "../mdx/compile-mdx";
import {
  eachCodeName,
  attributesOf,
  eachNode,
  isElement,
  nodesOfType,
  rangeOf,
  type MarkdownNode,
} from "../mdx/each-node";
import { headingId, headingsOf, headingText } from "../mdx/heading-ids";
import { authorProblems } from "./author-problems";
import { components } from "./element-problems";
import { declaredNames, expressionProblems, importedModules } from "./expression-problems";

/** The text below a heading, up to the next one: the unit of search. The first section has no heading. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A name in a page whose target must exist; that of `code` may be no name of the API. */
export interface Reference extends TextRange {
  readonly kind: "symbol" | "code" | "link" | "image" | "import" | "component" | "author" | "tag";
  readonly name: string;
}

export interface SampleCode {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
}

export interface MdxAnalysis {
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  readonly sections: readonly PageSection[];
  readonly references: readonly Reference[];
  readonly sampleCode: readonly SampleCode[];
  readonly text: string;
  /** The start of a post, for lists; null without a marker of its end. */
  readonly excerptHtml: string | null;
  /** A module whose default export is the text's component. Null if it cannot be compiled. */
  readonly script: string | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** @param linesBefore the body, by which its ranges are shifted */
export function analyseMdx(file: string, body: string, linesBefore: number): MdxAnalysis {
  const text = "\n".repeat(linesBefore) + body;
  const format = formatOf(file);
  const thrown = (error: unknown): Diagnostic =>
    thrownProblem(explained(error, text), { file, text, rule: "mdx-syntax" });
  try {
    const tree = parseText(text, format);
    const analysis = analyseTree(tree);
    const problems = [...authorProblems(tree, text), ...expressionProblems(tree)];
    const diagnostics = problems.map((problem) => ({ file, ...problem }));
    const { script, messages } = compiled(tree, file, format, thrown);
    return { ...analysis, script, diagnostics: [...diagnostics, ...messages] };
  } catch (error) {
    return { ...analyseTree({ type: "root", children: [] }), script: null, diagnostics: [thrown(error)] };
  }
}

/** micromark 3 fails, without a place, on an admonition of a list item that is not closed. */
function explained(error: unknown, text: string): unknown {
  if (!(error instanceof Error) || "reason" in error) return error;
  const open = [...text.matchAll(IN_LIST)].find(([, , end]) => end === undefined);
  if (open === undefined) return error;
  const line = text.slice(0, open.index).split("\n").length;
  return Object.assign(error, { reason: "An admonition in a list is not closed with `:::`", line });
}

/** An admonition, and its end at the same indentation. */
const IN_LIST =
  /^([ \t]+|[ \t]*(?:[-*+]|\d+[.)])[ \t]+):::+\w.*(?:(?:\n[ \t]+.*|\n[ \t]*)*?(\n[ \t]+:::+[ \t]*$))?/gm;

/** A problem in a picture does not keep the others from being found. */
function compiled(
  tree: Root,
  file: string,
  format: TextFormat,
  thrown: (error: unknown) => Diagnostic,
): { readonly script: string | null; readonly messages: readonly Diagnostic[] } {
  try {
    const { script, messages } = compileTree(tree, file, format);
    return { script, messages: messages.map(thrown) };
  } catch (error) {
    return { script: null, messages: [thrown(error)] };
  }
}

const analyseTree = (tree: Root): Omit<MdxAnalysis, "script" | "diagnostics"> => ({
  headings: headingsOf(tree).map((heading) => {
    return { id: headingId(heading), text: headingText(heading), level: heading.depth };
  }),
  sections: sectionsOf(tree),
  references: referencesOf(tree),
  sampleCode: nodesOfType(tree, "code").map(({ value, lang, meta }) => {
    return { code: value, language: lang ?? "", meta: meta ?? "" };
  }),
  text: wordsOf(tree.children),
  excerptHtml: excerptOf(tree),
});

function sectionsOf(tree: Root): PageSection[] {
  const sections: { id: string; title: string; nodes: Content[] }[] = [{ id: "", title: "", nodes: [] }];
  for (const node of tree.children) {
    if (node.type === "heading") sections.push({ id: headingId(node), title: headingText(node), nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections
    .map(({ id, title, nodes }) => ({ id, title, text: wordsOf(nodes) }))
    .filter(({ id, text }) => id !== "" || text !== "");
}

/** Prose only, without code blocks, imports and comments. */
function wordsOf(nodes: readonly MarkdownNode[]): string {
  return nodes
    .map(proseOf)
    .join("")
    .replace(/[ \t]*\n\s*/g, " ")
    .trim();
}

function proseOf(node: MarkdownNode): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "table") return `\n${tableText(node)}\n`;
  const prose = "children" in node ? node.children.map(proseOf).join("") : "";
  return node.type === "break" || node.type === "paragraph" || node.type === "listItem"
    ? `\n${prose}`
    : prose;
}

/** Table rows as sentences, because an excerpt shows them on one line: `"Engine.tick" · once a frame.` */
function tableText({ children }: Table): string {
  return children
    .map((row) =>
      row.children
        .map((cell) => wordsOf(cell.children))
        .filter(Boolean)
        .join(" · ")
        .replace(/(?<=[^.!?:…])$/, "."),
    )
    .join(" ");
}

function referencesOf(tree: Root): Reference[] {
  const references: Reference[] = importedModules(tree).map((one) => ({ kind: "import", ...one }));
  const declared = declaredNames(tree);
  eachCodeName(tree, ({ name, code }) => {
    references.push({ kind: "code", name, ...rangeOf(code) });
    return null;
  });
  eachNode(tree, (node) => {
    const add = (kind: Reference["kind"], name: string): void =>
      void references.push({ kind, name, ...rangeOf(node) });
    if (node.type === "link" || node.type === "definition") add("link", node.url);
    if (node.type === "image") add("image", node.url);
    if (!isElement(node)) return;
    const [component = ""] = node.name?.split(".") ?? [];
    if (/^[A-Z]/.test(component) && !components.has(component) && !declared.has(component))
      add("component", component);
    const named = namingAttributes.get(node.name ?? "");
    for (const { name, value } of attributesOf(node))
      if (name === named?.attribute && typeof value === "string") add(named.kind, value);
  });
  return references;
}

/** Elements that refer to a name, and the attribute that contains it. */
const namingAttributes = new Map<string, { readonly attribute: string; readonly kind: Reference["kind"] }>([
  ["Api", { attribute: "symbol", kind: "symbol" }],
  ["a", { attribute: "href", kind: "link" }],
]);

function excerptOf(tree: Root): string | null {
  const end = tree.children.findIndex(
    (node) => node.type === "mdxFlowExpression" && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim()),
  );
  const children = tree.children.slice(0, end).flatMap(plainNode);
  return end === -1 ? null : toHtml(toHast({ type: "root", children }) ?? []);
}

/** Without components and images, because a list only shows text. MDX has no raw HTML. */
function plainNode(node: Content): Content[] {
  if (/^(?:mdx.*|image.*|.*Directive|html|heading)$/.test(node.type)) return [];
  if (!("children" in node)) return [node];
  // Nodes are only removed, so the kind of children is unchanged.
  return [{ ...node, children: (node.children as Content[]).flatMap(plainNode) } as Content];
}
