import type { Root } from "mdast";
import { eachNode } from "./each-node";
import { isMarkdownLink } from "./file-link";

/** MDX leaves elements as they are: one that is a link to a file becomes our component, as in Markdown. */
export function remarkLinks() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
      if (isElement && node.name === "a" && node.attributes.some(isToFile)) node.name = "MdxLink";
    });
  };
}

const isToFile = ({ type, name, value }: { type: string; name?: unknown; value?: unknown }): boolean =>
  type === "mdxJsxAttribute" && name === "href" && typeof value === "string" && isMarkdownLink(value);
