import type { Content, Paragraph, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString } from "mdast-util-to-string";
import { admonitionKind } from "../../lib/content/admonition-kinds";
import { eachNode } from "./each-node";
import { jsxElement } from "./jsx-element";

/** Converts `:::tip[Title]` and `:::details[Title]` to the components of these names. */
export function remarkAdmonitions() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      if ("children" in node)
        node.children = node.children.map((child: Content) =>
          child.type === "containerDirective" ? toComponent(child) : child,
        ) as typeof node.children;
    });
  };
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
