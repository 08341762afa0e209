import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkUnwrapImages from "remark-unwrap-images";
import { rehypeCodeSamples } from "./rehype-code-samples";
import { remarkAdmonitions } from "./remark-admonitions";
import { remarkCodeNames } from "./remark-code-names";
import { remarkExpressions } from "./remark-expressions";
import { remarkImages } from "./remark-images";
import { remarkLinks } from "./remark-links";

/** The MDX options for guides and posts. */
export const mdxOptions = {
  remarkPlugins: [
    remarkGfm,
    remarkDirective,
    remarkAdmonitions,
    remarkImages,
    remarkUnwrapImages,
    remarkCodeNames,
    remarkLinks,
    remarkExpressions,
  ],
  rehypePlugins: [rehypeCodeSamples],
};
