import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentSource } from "./src/node/gatsby/content-nodes";
import { hasPosts } from "./src/node/content/blog-facts";
import { rssOptions } from "./src/node/site-files/rss";
import { mdxPluginOptions } from "./src/node/mdx/mdx-plugin-options";
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
    { resolve: "gatsby-plugin-mdx", options: mdxPluginOptions(baseUrl) },
    ...(hasPosts("content/blog") ? [{ resolve: "gatsby-plugin-feed", options: rssOptions(settings) }] : []),
  ],
};

export default config;
