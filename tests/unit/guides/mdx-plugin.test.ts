/** gatsby-plugin-mdx in a stock build: the same texts as ours, whatever their problems. */
import { createRequire } from "node:module";
import { createProcessor } from "@mdx-js/mdx";
import type { GatsbyNode } from "gatsby";
import { VFile } from "vfile";
import { expect, test } from "vitest";
import { adaptMdxPlugin } from "../../../src/node/gatsby/mdx-plugin";
import { mdxPluginOptions } from "../../../src/node/mdx/mdx-plugin-options";

const compiled = async (path: string, value: string): Promise<string> =>
  String(await createProcessor(mdxPluginOptions("/kit/").mdxOptions).process(new VFile({ path, value })));

test("braces and tags of a `.md` file are text, and those of an `.mdx` file are MDX’s", async () => {
  expect(await compiled("a.md", "{1 + 1} text")).toContain('"{1 + 1} text"');
  expect(await compiled("a.md", "Array<T>")).toMatch(/"Array.*<T>/);
  expect(await compiled("a.MDX", "{1 + 1}")).toContain("children: 1 + 1");
});

test("the base path that the plugin adds to links is removed", async () => {
  expect(await compiled("a.mdx", "[Wings](/kit/docs/wings)")).toContain('href: "/docs/wings"');
});

const hooks = createRequire(import.meta.url)("gatsby-plugin-mdx/gatsby-node") as GatsbyNode;

test("a front matter that cannot be parsed does not end a build", async () => {
  adaptMdxPlugin();
  const args = {
    node: { internal: { type: "File", contentDigest: "broken" }, absolutePath: "/docs/glue.mdx" },
    loadNodeContent: () => Promise.resolve("---\ntitle: Glue: dry\n---\n"),
  };
  // Gatsby's types are those of all arguments.
  expect(hooks.shouldOnCreateNode?.(args as never, {} as never)).toBe(true);
  // With a third parameter, Gatsby would wait for a callback.
  expect(hooks.onCreateNode).toHaveLength(2);
  await expect(hooks.onCreateNode?.(args as never, {} as never, () => undefined)).resolves.toBeUndefined();
});
