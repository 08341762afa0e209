import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkUnwrapImages from "remark-unwrap-images";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkExpressions } from "./remark-expressions";
import { remarkImages } from "./remark-images";
import type { Root } from "mdast";
import { eachNode } from "./each-node";
import { isMarkdownLink } from "./file-link";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { eachCodeName } from "./code-names";
import { jsxElement } from "./jsx-element";

/** The MDX options for guides and posts. */
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

/** MDX leaves elements as they are: one that is a link to a file becomes our component, as in Markdown. */
function remarkLinks() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
      if (isElement && node.name === "a" && node.attributes.some(isToFile)) node.name = "MdxLink";
    });
  };
}

const isToFile = ({ type, name, value }: { type: string; name?: unknown; value?: unknown }): boolean =>
  type === "mdxJsxAttribute" && name === "href" && typeof value === "string" && isMarkdownLink(value);

/** Inline code that names an entry of the reference becomes a link to it, as `<Api>` is. */
function remarkCodeNames() {
  return (tree: Root): void => {
    eachCodeName(tree, ({ name, code }): MdxJsxTextElement => {
      const { attributes } = jsxElement("Api", {
        symbol: name,
        text: code.value === name ? null : code.value,
      });
      return { type: "mdxJsxTextElement", name: "Api", attributes, children: [] };
    });
  };
}
