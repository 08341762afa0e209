import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentSource } from "./src/node/content/content-file";
import { hasPosts } from "./src/node/content/blog-facts";
import { rssOptions } from "./src/node/site-files/rss";
import type * as MdxPluginOptions from "./src/node/mdx/mdx-plugin-options";
import { isStock } from "./src/node/files/build-inputs";
import { readSettings } from "./src/node/settings/read-site";
import { definitionOptions } from "./src/node/settings/definition-options";

const settings = readSettings();
const { baseUrl } = settings.site;

const config: GatsbyConfig = {
  pathPrefix: baseUrl,
  jsxRuntime: "automatic",
  trailingSlash: "never",
  // Without one, Gatsby requests a list of adapters from public hosts, and executes it.
  adapter: { name: "none", adapt: () => undefined },
  // `npm run check:types` writes them.
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    ...definitionOptions(settings).map((options) => ({
      // In a checkout, the folder in `plugins/`; elsewhere the package.
      resolve: "gatsby-source-luau-defs",
      // Gatsby's type of `path` is that of gatsby-source-filesystem: one path.
      options: options as Omit<typeof options, "path">,
    })),
    // src/node/gatsby/site-pages.ts creates these pages.
    { resolve: "gatsby-plugin-page-creator", options: { path: path.resolve("src/pages"), ignore: ["**"] } },
    { resolve: "gatsby-source-filesystem", options: { name: contentSource, path: "content" } },
    ...(isStock() ? [mdxPlugin()] : []),
    ...(hasPosts("content/blog") ? [{ resolve: "gatsby-plugin-feed", options: rssOptions(settings) }] : []),
  ],
};

/** Our own renderer compiles the texts when they are read, and loads MDX then. */
function mdxPlugin() {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- An import would load MDX in every build.
  const { mdxPluginOptions } = require("./src/node/mdx/mdx-plugin-options") as typeof MdxPluginOptions;
  return { resolve: "gatsby-plugin-mdx", options: mdxPluginOptions(baseUrl) };
}

export default config;
