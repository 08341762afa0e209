import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "mdast";
// The types of MDX's nodes.
import "remark-mdx";
import { VFile } from "vfile";
import { mdxOptions } from "./mdx-options";

const processor = createProcessor({
  ...mdxOptions(),
  // As gatsby-plugin-mdx, which compiles guides and posts in a stock build.
  providerImportSource: "@mdx-js/react",
});

/** Parses the body of a guide or post. Throws a vfile-message where its syntax is wrong. */
export const parseText = (body: string): Root => processor.parse(body) as Root; // by remark-parse

/**
 * Compiles a parsed body to JavaScript, and changes its tree on the way.
 * @param file path relative to the site
 */
export function compileTree(
  tree: Root,
  { file, body }: { readonly file: string; readonly body: string },
): string {
  const source = new VFile({ path: file, value: body });
  // MDX ends with a program and a text, whose types unified does not know.
  return processor.stringify(processor.runSync(tree, source) as never, source) as string;
}
