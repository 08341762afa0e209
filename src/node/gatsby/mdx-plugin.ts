import { createRequire } from "node:module";
import path from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node, PluginOptions } from "gatsby";
import { isText } from "../mdx/file-link";

type Hooks = Pick<GatsbyNode, "onCreateNode" | "shouldOnCreateNode" | "resolvableExtensions">;

/**
 * Adapts the hooks of gatsby-plugin-mdx, which only stock builds have. The plugin ends a build at the first front
 * matter that cannot be parsed, which our reading of the same file reports together with all other problems.
 */
export function adaptMdxPlugin(): void {
  const hooks = createRequire(path.resolve("gatsby-node.ts"))("gatsby-plugin-mdx/gatsby-node") as Hooks;
  const { onCreateNode } = hooks;
  Object.assign(hooks, {
    shouldOnCreateNode: ({ node }: { readonly node: Node }) =>
      node.internal.type === "File" && isText(String(node["absolutePath"])),
    // Gatsby would wait for the callback of a function with three parameters.
    onCreateNode: async (args: CreateNodeArgs, options: PluginOptions) => {
      try {
        await onCreateNode?.(args, options, () => undefined);
      } catch {
        // Reported by content-nodes.ts.
      }
    },
    // The plugin would have Gatsby search the README files in `src/` for queries.
    resolvableExtensions: () => [],
  } satisfies Hooks);
}
