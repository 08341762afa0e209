/** In: the tree of a guide or post. Out: the ids and texts of its headings. */
import GithubSlugger from "github-slugger";
import type { Content, Heading, Root, Text } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { nodesOfType } from "./each-node";

/** Ids of the elements around a text. */
export const layoutIds: readonly string[] = [
  "___gatsby",
  "docs-menu",
  "footnote-label",
  "gatsby-announcer",
  "gatsby-focus-wrapper",
  "main-content",
  "site-messages",
];

export const headingsOf = (tree: Root): readonly Heading[] => nodesOfType(tree, "heading");

/** Gives each heading the id that its author has written at its end, or one of its text. */
export function identifyHeadings(tree: Root): void {
  const headings = headingsOf(tree);
  const slugger = new GithubSlugger();
  for (const id of layoutIds) slugger.occurrences[id] = 0;
  const written = headings.map(takeWrittenId);
  for (const id of written) if (id !== null) slugger.occurrences[id] = 0;
  for (const [index, heading] of headings.entries()) {
    const id = written[index] ?? (slugger.slug(headingText(heading)) || slugger.slug("section"));
    heading.data = { hProperties: { id }, hasWrittenId: written[index] !== null };
  }
}

export const headingId = ({ data }: Heading): string =>
  // Set above.
  (data?.["hProperties"] as { readonly id?: string } | undefined)?.id ?? "";

export const hasWrittenId = ({ data }: Heading): boolean => data?.["hasWrittenId"] === true;

/** The id in a comment that stands for `{#id}`, which MDX would take for an expression. */
export const idInComment = (value: string): string | null =>
  /^\/\*\s*#(\S+)\s*\*\/$/.exec(value.trim())?.[1] ?? null;

function takeWrittenId(heading: Heading): string | null {
  const last = heading.children.at(-1);
  if (last?.type === "text") return takeIdInText(last);
  const id = last?.type === "mdxTextExpression" ? idInComment(last.value) : null;
  if (id === null) return null;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return id;
}

/** In Markdown without components, braces are text. */
function takeIdInText(text: Text): string | null {
  const [written, id = null] = /\s*\{#([^\s{}]+)\}$/.exec(text.value) ?? [];
  if (written !== undefined) text.value = text.value.slice(0, -written.length);
  return id;
}

/** A heading's visible text; for one that is only a picture, its alternative text. */
export const headingText = (heading: Heading): string =>
  shownText(heading.children) ||
  heading.children.map((child) => ("alt" in child ? (child.alt ?? "") : "")).join("");

const shownText = (nodes: readonly Content[]): string =>
  nodes.map(textOfNode).join("").replaceAll(/\s+/g, " ").trim();

function textOfNode(node: Content): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  if (node.type === "break") return " ";
  // `{"expr"}`: the results of other expressions are unknown.
  if (node.type === "mdxTextExpression") return /^\s*(["'`])([^"'`$\\]*)\1\s*$/.exec(node.value)?.[2] ?? "";
  if (node.type === "mdxJsxTextElement" && node.name === "Api") return symbolOf(node);
  return "children" in node ? node.children.map(textOfNode).join("") : "";
}

function symbolOf({ attributes }: MdxJsxTextElement): string {
  const attribute = attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === "symbol");
  return typeof attribute?.value === "string" ? attribute.value : "";
}
