import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
// The types of MDX's nodes.
import "remark-mdx";
import { VFile } from "vfile";
import { mdxOptions } from "./mdx-options";

const processor = createProcessor({
  ...mdxOptions(),
  // As in gatsby-plugin-mdx, which compiles guides and posts in a stock build.
  providerImportSource: "@mdx-js/react",
  // Whatever NODE_ENV an author's shell has: pages are rendered with the production build of React.
  development: false,
});

/** Parses the body of a guide or post. Throws a vfile-message for a syntax error. */
export const parseText = (body: string): Root => processor.parse(body) as Root; // by remark-parse

/**
 * Compiles a parsed body to JavaScript; modifies its tree.
 * @param file path relative to the site
 */
export function compileTree(
  tree: Root,
  { file, body }: { readonly file: string; readonly body: string },
): string {
  const source = new VFile({ path: file, value: body });
  // MDX's last plugins produce a program and a text, which are not in unified's types.
  return processor.stringify(processor.runSync(tree, source) as never, source) as string;
}
