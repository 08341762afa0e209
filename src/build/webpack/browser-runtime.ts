import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { ScriptRule } from "./compile";

/** Of webpack's configuration, what decides which files the program is split into. */
export interface BrowserConfig {
  entry: Record<string, unknown>;
  readonly module: { readonly rules: ScriptRule[] };
  optimization: { runtimeChunk: unknown; splitChunks: { chunks: unknown; cacheGroups: Record<string, { chunks?: unknown } | boolean> } };
}

interface Chunk {
  readonly name?: string | null;
}

/** The list of the templates' programs, which Gatsby makes. */
const templateList = () => path.resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js");

/** Files of the templates' programs. No browser asks for them: see keepTemplatesApart. */
export const unpublished = /^(?:templates|component---)/;

const isOfTemplates = ({ name }: Chunk): boolean => unpublished.test(name ?? "");

/**
 * Pages reach browsers as HTML alone (src/navigation), so the templates' programs are none that a browser runs. They
 * are bundled nevertheless, as an entry of their own: their style sheets are wanted, and Gatsby looks there for what
 * each template queries.
 */
export function keepTemplatesApart(config: BrowserConfig): void {
  leaveTextOut(config.module.rules);
  const { optimization } = config;
  const { cacheGroups } = optimization.splitChunks;
  config.entry = { ...config.entry, templates: templateList() };
  optimization.runtimeChunk = { name: (chunk: Chunk) => (isOfTemplates(chunk) ? "templates-runtime" : "webpack-runtime") };
  // Every page needs React together with the site's own program. Two files are one more connection for a phone, and reach
  // it no sooner: as one, they leave the line to the first paint longer.
  cacheGroups["framework"] = false;
  for (const [name, group] of Object.entries(cacheGroups)) {
    if (typeof group === "object") group.chunks = name === "styles" ? "all" : (chunk: Chunk) => !isOfTemplates(chunk);
  }
}

/** Guides and posts have no style sheets of their own, and reading them once more takes as long as writing their pages. */
function leaveTextOut(rules: ScriptRule[]): void {
  for (const rule of rules) if (rule.test instanceof RegExp && rule.test.test("guide.mdx")) rule.exclude = () => true;
  rules.push({ test: /\.mdx?$/, type: "javascript/auto", loader: "null-loader" });
}

/** Gives Gatsby's program one page program for all pages in place of the templates'. */
export const onePageProgram = (plugins: CreateWebpackConfigArgs["plugins"]): unknown =>
  plugins.normalModuleReplacement(/^\$virtual\/async-requires$/, path.resolve("src/navigation/runtime/page-programs.ts"));

/** What browsers get in place of parts of Gatsby's program, most of which this site has no use for. */
export function browserRuntime(): Readonly<Record<string, string>> {
  const ours = (name: string) => path.resolve("src/navigation/runtime", name);
  const gatsbys = (name: string) => path.resolve(".cache", name);
  return {
    "@gatsbyjs/reach-router$": ours("router.tsx"),
    "gatsby$": ours("gatsby.ts"),
    "gatsby-link$": ours("link.ts"),
    "gatsby-react-router-scroll$": ours("scroll.tsx"),
    "prop-types$": ours("prop-types.ts"),
    "gatsby-browser-apis$": gatsbys("api-runner-browser.js"),
    [gatsbys("head/head-export-handler-for-browser.js")]: ours("head.ts"),
    [gatsbys("loader.js")]: ours("loader.ts"),
    [gatsbys("navigation.js")]: ours("navigation.tsx"),
  };
}
