/** Links of a text that is published under a base path. */
import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
// The plugin's own part, which no other way leads to.
import { remarkPathPlugin } from "gatsby-plugin-mdx/dist/remark-path-prefix-plugin";
import { mdxOptions } from "../../../src/node/mdx/mdx-options";

/** As gatsby-plugin-mdx compiles a text of a site with this base path. */
async function compiled(text: string, basePath: string): Promise<string> {
  const { remarkPlugins, rehypePlugins } = mdxOptions(basePath);
  const prefixed = [...remarkPlugins, [remarkPathPlugin, { pathPrefix: basePath.replace(/\/$/, "") }]];
  return String(
    await compile(text, { remarkPlugins: prefixed as typeof remarkPlugins, rehypePlugins, jsx: true }),
  );
}

test("a link by its address reaches the page as it was written, with and without a base path", async () => {
  for (const basePath of ["/", "/engine/"]) {
    const code = await compiled(
      "See [Timer](/docs/api/timer#clear), [home](/) or [this][that].\n\n[that]: /docs/intro\n",
      basePath,
    );
    expect([...code.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/docs/api/timer#clear",
      "/",
      "/docs/intro",
    ]);
  }
});

test("a section that is called as the base path stays", async () => {
  expect(await compiled("[Engine](/engine/start)", "/engine/")).toContain('href="/engine/start"');
});
