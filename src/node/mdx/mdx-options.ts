import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkUnwrapImages from "remark-unwrap-images";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkCodeNames } from "./remark-code-names";
import { remarkImages } from "./remark-images";
import type { Pluggable } from "unified";
import type { Root, RootContent } from "hast";

/**
 * The MDX options for guides and posts. Each call creates new lists, because gatsby-plugin-mdx modifies them.
 * @param basePath prefix that gatsby-plugin-mdx adds to links
 */
export const mdxOptions = (basePath = "/") => ({
  remarkPlugins: [
    remarkGfm,
    remarkDirective,
    remarkAdmonitions,
    remarkImages,
    remarkUnwrapImages,
    remarkCodeNames,
  ],
  rehypePlugins: [rehypeSlug, rehypeCodeSamples, [rehypeSitePaths, { basePath }] satisfies Pluggable],
});

/**
 * Removes the base path from a text's links. gatsby-plugin-mdx adds it, but `MdxLink` looks up addresses
 * without it, and then adds locale and base path in order.
 */
function rehypeSitePaths({ basePath }: { readonly basePath: string }) {
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
