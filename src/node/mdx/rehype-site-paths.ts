import type { Root, RootContent } from "hast";

/**
 * Takes the site's base path off the links of a text again. gatsby-plugin-mdx puts it there, but pages know
 * each other by their path without it: `MdxLink` looks an address up, and adds locale and base path in their
 * order.
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
