import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkUnwrapImages from "remark-unwrap-images";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { remarkImages } from "./remark-images";
import type { Root, Content, Paragraph } from "mdast";
import { attributesOf, eachElement, isElement, replaceEach, eachCodeName } from "./each-node";
import { isMarkdownLink } from "./file-link";
import type { MdxJsxAttribute, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { jsxElement } from "./jsx-element";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { admonitionKind } from "../../lib/content/admonition-kinds";

export const mdxOptions = {
  remarkPlugins: [
    remarkGfm,
    remarkDirective,
    remarkAdmonitions,
    remarkImages,
    remarkUnwrapImages,
    remarkCodeNames,
    remarkLinks,
    remarkExpressions,
  ],
  rehypePlugins: [rehypeCodeSamples],
};

/** MDX does not map written elements to components: a link to a file becomes ours, as in Markdown. */
function remarkLinks() {
  return (tree: Root): void =>
    eachElement(tree, (element) => {
      if (element.name === "a" && attributesOf(element).some(isToFile)) element.name = "MdxLink";
    });
}

const isToFile = ({ name, value }: MdxJsxAttribute): boolean =>
  name === "href" && typeof value === "string" && isMarkdownLink(value);

/** Inline code that names an entry of the reference becomes a link to it, as `<Api>` is. */
function remarkCodeNames() {
  return (tree: Root): void => {
    eachCodeName(tree, ({ name, code }): MdxJsxTextElement => {
      const text = code.value === name ? null : code.value;
      const { attributes } = jsxElement("Api", { symbol: name, text });
      return { type: "mdxJsxTextElement", name: "Api", attributes, children: [] };
    });
  };
}

function remarkAdmonitions() {
  return (tree: Root): void =>
    replaceEach(tree, (child) => (child.type === "containerDirective" ? toComponent(child) : child));
}

function toComponent(directive: ContainerDirective): Content {
  const { name, attributes = {}, children } = directive;
  const kind = admonitionKind(name);
  if (kind === null && name !== "details") return directive;
  const [first, ...rest] = children;
  const labelled = first?.type === "paragraph" && isLabel(first);
  const title = labelled ? toString(first) : (attributes?.["title"] ?? null);
  const element =
    kind === null
      ? jsxElement("Details", { summary: title ?? "Details" })
      : jsxElement("Admonition", { kind, title });
  if (kind === null && attributes !== null && "open" in attributes)
    element.attributes.push({ type: "mdxJsxAttribute", name: "open" });
  // Directives and components may contain the same nodes, but their types are not compatible.
  return { ...element, children: (labelled ? rest : children) as typeof element.children };
}

/** remark-directive represents `[Title]` as a marked first paragraph. */
const isLabel = (paragraph: Paragraph): boolean => paragraph.data?.["directiveLabel"] === true;

/** Puts each shown expression into a fragment, which has a location: React's errors have none. */
function remarkExpressions() {
  return (tree: Root): void =>
    // A component receives the value itself: it may be a function.
    replaceEach(tree, (child, parent) => (isElement(parent) ? child : withLocation(child)));
}

function withLocation(node: Content): Content {
  const { position } = node;
  if (node.type === "mdxTextExpression")
    return { type: "mdxJsxTextElement", name: null, attributes: [], children: [node], position };
  if (node.type === "mdxFlowExpression")
    return { type: "mdxJsxFlowElement", name: null, attributes: [], children: [node], position };
  return node;
}
