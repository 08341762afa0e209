import type { Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { eachCodeName } from "./code-names";
import { jsxElement } from "./jsx-element";

/** Inline code that names an entry of the reference becomes a link to it, as `<Api>` is. */
export function remarkCodeNames() {
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
