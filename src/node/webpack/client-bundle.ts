import path from "node:path";
import type { WebpackRule } from "gatsby-lean/hooks";

/** Of webpack's configuration, what decides which files the client bundle is split into. */
export interface BrowserConfig {
  entry: Record<string, unknown>;
  readonly module: { readonly rules: WebpackRule[] };
  optimization: {
    runtimeChunk: unknown;
    splitChunks: { chunks: unknown; cacheGroups: Record<string, { chunks?: unknown } | boolean> };
  };
}

interface Chunk {
  readonly name?: string | null;
}

/** The list of templates, which Gatsby makes. */
const templateList = () => path.resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js");

/** Files of the templates, which no browser requests: see replaceEntry. */
export const unpublished = /^(?:templates|component---)/;

const isOfTemplates = ({ name }: Chunk): boolean => unpublished.test(name ?? "");

/**
 * Pages reach browsers as HTML and load our own client bundle (src/client) in place of Gatsby's runtime. The
 * templates are an entry of their own, for their style sheets, and because Gatsby finds out there which of
 * them have changed.
 */
export function replaceEntry(config: BrowserConfig): void {
  leaveTextOut(config.module.rules);
  const { optimization } = config;
  const { cacheGroups } = optimization.splitChunks;
  config.entry = { app: path.resolve("src/client/entry.ts"), templates: templateList() };
  optimization.runtimeChunk = {
    name: (chunk: Chunk) => (isOfTemplates(chunk) ? "templates-runtime" : "webpack-runtime"),
  };
  for (const [name, group] of Object.entries(cacheGroups)) {
    if (typeof group === "object")
      group.chunks = name === "styles" ? "all" : (chunk: Chunk) => !isOfTemplates(chunk);
  }
}

/**
 * Guides and posts have no style sheets of their own, and reading them once more takes as long as rendering
 * their pages.
 */
function leaveTextOut(rules: WebpackRule[]): void {
  for (const rule of rules)
    if (rule.test instanceof RegExp && rule.test.test("guide.mdx")) rule.exclude = () => true;
  rules.push({ test: /\.mdx?$/, type: "javascript/auto", loader: "null-loader" });
}
