import rehypeSlug from "rehype-slug";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkImages } from "./remark-images";

/** What gatsby-plugin-mdx does with the text of guides and posts. A new list at each call: the plugin adds to it. */
export const mdxOptions = () => ({
  remarkPlugins: [remarkGfm, remarkDirective, remarkAdmonitions, remarkImages],
  rehypePlugins: [rehypeSlug, rehypeCodeSamples],
});
