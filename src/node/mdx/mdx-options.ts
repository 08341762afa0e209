import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { rehypeSitePaths } from "./rehype-site-paths";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkImages } from "./remark-images";
import type { Pluggable } from "unified";

/**
 * Options of gatsby-plugin-mdx for guides and posts. Each call creates new lists, because the plugin modifies
 * them.
 */
export const mdxOptions = (basePath: string) => ({
  remarkPlugins: [remarkGfm, remarkDirective, remarkAdmonitions, remarkImages],
  rehypePlugins: [rehypeSlug, rehypeCodeSamples, [rehypeSitePaths, { basePath }] satisfies Pluggable],
});
