import type { Content, Root } from "mdast";
import { eachNode } from "./each-node";

/** Puts each shown expression into a fragment, which has a place: React's errors have none. */
export function remarkExpressions() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      // A component receives the value itself: it may be a function.
      if ("children" in node && !node.type.startsWith("mdxJsx"))
        node.children = node.children.map((child: Content) => withPlace(child)) as typeof node.children;
    });
  };
}

function withPlace(node: Content): Content {
  const { position } = node;
  if (node.type === "mdxTextExpression")
    return { type: "mdxJsxTextElement", name: null, attributes: [], children: [node], position };
  if (node.type === "mdxFlowExpression")
    return { type: "mdxJsxFlowElement", name: null, attributes: [], children: [node], position };
  return node;
}
