/** The options of gatsby-plugin-mdx in a stock build: the same texts as compile-mdx.ts, to the same elements. */
import type { Root as HtmlRoot, RootContent } from "hast";
import type { Root } from "mdast";
import type { Pluggable } from "unified";
import type { VFile } from "vfile";
import { formatOf, parseText } from "./compile-mdx";
import { mdxOptions } from "./mdx-options";

export const mdxPluginOptions = (basePath: string) => ({
  extensions: [".mdx", ".md", ".markdown"],
  mdxOptions: {
    remarkPlugins: [remarkTextSyntax, ...mdxOptions.remarkPlugins],
    rehypePlugins: [...mdxOptions.rehypePlugins, [rehypeSitePaths, { basePath }] satisfies Pluggable],
  },
});

/** The plugin has one parser for all files: ours reads each as its name says. */
function remarkTextSyntax(this: { Parser?: (source: string, file: VFile) => Root }): void {
  this.Parser = (source, file) => parseText(source, formatOf(file.path));
}

/** Removes the base path: `MdxLink` looks up addresses without it, then adds locale and base path in order. */
function rehypeSitePaths({ basePath }: { readonly basePath: string }) {
  const prefix = basePath.replace(/\/$/, "");
  const shorten = (node: HtmlRoot | RootContent): void => {
    const href = node.type === "element" && node.tagName === "a" ? node.properties?.["href"] : null;
    if (node.type === "element" && typeof href === "string" && href.startsWith(`${prefix}/`))
      node.properties = { ...node.properties, href: href.slice(prefix.length) };
    if ("children" in node) node.children.forEach(shorten);
  };
  return shorten;
}
