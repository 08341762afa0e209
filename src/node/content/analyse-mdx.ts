/**
 * In: the body of an MDX file. Out: the information that the site needs without executing it: headings, text
 * by section, and the API names and links that it uses, with their locations; and the component of its page.
 */
import GithubSlugger from "github-slugger";
import type { Content, Heading, Root, Table } from "mdast";
import { toString } from "mdast-util-to-string";
import { diagnosticIn, type Diagnostic, type TextRange } from "luau-contract";
import { compileTree } from "../mdx/compile-mdx";
import { eachCodeName } from "../mdx/code-names";
import { authorMistakes, components } from "./author-mistakes";
import { eachNode, rangeOf, type MarkdownNode } from "./each-node";
import { parseBody, syntaxError } from "./parse-body";

export interface PageHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** The text below a heading, up to the next one: the unit of search. The first section has no heading. */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** A name in a page whose target must exist; that of `code` may be no name of the API. */
export interface Reference extends TextRange {
  readonly kind: "symbol" | "code" | "link" | "image" | "component" | "author" | "tag";
  readonly name: string;
}

export interface SampleCode {
  readonly code: string;
  readonly language: string;
  /** The text after the language. */
  readonly meta: string;
}

export interface MdxAnalysis {
  readonly headings: readonly PageHeading[];
  readonly sections: readonly PageSection[];
  readonly references: readonly Reference[];
  /** Code samples, which may contain names of the API. */
  readonly sampleCode: readonly SampleCode[];
  /** All words, for the reading time. */
  readonly text: string;
  /** The tree up to the end of the excerpt; null without a marker. */
  readonly excerpt: Root | null;
  /** Compiles the text to a module whose default export is its component. Null if it cannot be parsed. */
  readonly compile: (() => string) | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses MDX. A syntax error is reported as the only diagnostic. */
export function analyseMdx(file: string, body: string, linesBefore: number): MdxAnalysis {
  const shifted = <T extends TextRange>(place: T): T => ({
    ...place,
    line: place.line + linesBefore,
    endLine: place.endLine + linesBefore,
  });
  try {
    return analyseTree(file, { tree: parseBody(body), body }, shifted);
  } catch (error) {
    const { range, message } = syntaxError(error);
    const diagnostic = diagnosticIn(file, shifted(range), { severity: "error", rule: "mdx-syntax", message });
    return {
      headings: [],
      sections: [],
      references: [],
      sampleCode: [],
      text: "",
      excerpt: null,
      compile: null,
      diagnostics: [diagnostic],
    };
  }
}

interface Body {
  readonly tree: Root;
  readonly body: string;
}

function analyseTree(
  file: string,
  { tree, body }: Body,
  shifted: <T extends TextRange>(place: T) => T,
): MdxAnalysis {
  const headings = headingsOf(tree);
  return {
    headings: headings.map(({ heading, id }) => ({ id, text: toString(heading), level: heading.depth })),
    sections: sectionsOf(tree, headings),
    references: referencesOf(tree).map(shifted),
    sampleCode: samplesOf(tree),
    text: wordsOf(tree.children),
    excerpt: excerptOf(tree),
    compile: () => compileTree(tree, { file, body }),
    diagnostics: authorMistakes(tree, body).map((mistake) => ({ file, ...shifted(mistake) })),
  };
}

interface IdentifiedHeading {
  readonly heading: Heading;
  readonly id: string;
}

/** Generates the same ids as rehype-slug: both number duplicates in page order. */
function headingsOf(tree: Root): IdentifiedHeading[] {
  const slugger = new GithubSlugger();
  const found: IdentifiedHeading[] = [];
  eachNode(tree, (node) => {
    if (node.type === "heading") found.push({ heading: node, id: slugger.slug(toString(node)) });
  });
  return found;
}

function sectionsOf(tree: Root, headings: readonly IdentifiedHeading[]): PageSection[] {
  const ids = new Map<Content, string>(headings.map(({ heading, id }) => [heading, id]));
  const sections: { id: string; title: string; nodes: Content[] }[] = [{ id: "", title: "", nodes: [] }];
  for (const node of tree.children) {
    if (node.type === "heading") sections.push({ id: ids.get(node) ?? "", title: toString(node), nodes: [] });
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
  const inner = "children" in node ? node.children.map(proseOf).join("") : "";
  return node.type === "break" || node.type === "paragraph" || node.type === "listItem"
    ? `\n${inner}`
    : inner;
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
  const found: Reference[] = [];
  eachCodeName(tree, ({ name, code }) => {
    found.push({ kind: "code", name, ...rangeOf(code) });
    return null;
  });
  eachNode(tree, (node) => {
    const add = (kind: Reference["kind"], name: string): void =>
      void found.push({ kind, name, ...rangeOf(node) });
    if (node.type === "link" || node.type === "definition") add("link", node.url);
    if (node.type === "image") add("image", node.url);
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    if (node.name !== null && /^[A-Z]/.test(node.name) && !components.has(node.name))
      add("component", node.name);
    const named = namingAttributes.get(node.name ?? "");
    for (const attribute of node.attributes) {
      if (
        attribute.type === "mdxJsxAttribute" &&
        attribute.name === named?.attribute &&
        typeof attribute.value === "string"
      )
        add(named.kind, attribute.value);
    }
  });
  return found;
}

/** Elements that refer to a name, and the attribute that contains it. */
const namingAttributes: ReadonlyMap<
  string,
  { readonly attribute: string; readonly kind: Reference["kind"] }
> = new Map([
  ["Api", { attribute: "symbol", kind: "symbol" }],
  ["a", { attribute: "href", kind: "link" }],
]);

function samplesOf(tree: Root): readonly SampleCode[] {
  const found: SampleCode[] = [];
  eachNode(tree, (node) => {
    if (node.type === "code")
      found.push({ code: node.value, language: node.lang ?? "", meta: node.meta ?? "" });
  });
  return found;
}

// The content before the comment `truncate`.
function excerptOf(tree: Root): Root | null {
  const end = tree.children.findIndex(
    (node) => node.type === "mdxFlowExpression" && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim()),
  );
  return end === -1 ? null : { type: "root", children: tree.children.slice(0, end) };
}
