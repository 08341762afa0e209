import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkUnwrapImages from "remark-unwrap-images";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { rehypeSitePaths } from "./rehype-site-paths";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkCodeNames } from "./remark-code-names";
import { remarkImages } from "./remark-images";
import type { Pluggable } from "unified";

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
