import type { Root, RootContent } from "hast";

/**
 * Removes the base path from a text's links. gatsby-plugin-mdx adds it, but `MdxLink` looks up addresses
 * without it, and then adds locale and base path in order.
 */
export function rehypeSitePaths({ basePath }: { readonly basePath: string }) {
  const prefix = basePath.replace(/\/$/, "");
  return (tree: Root): void => {
    if (prefix !== "") tree.children.forEach((child) => shorten(child, prefix));
  };
}

function shorten(node: RootContent, prefix: string): void {
  if (node.type === "element" && node.tagName === "a" && node.properties !== undefined) {
    const { href } = node.properties;
    if (typeof href === "string" && href.startsWith(`${prefix}/`))
      node.properties["href"] = href.slice(prefix.length);
  }
  if ("children" in node) node.children.forEach((child) => shorten(child, prefix));
}
