import type { GatsbyConfig } from "gatsby";
import { readSite } from "./src/build/site/read-site";

const { title, tagline, url, baseUrl, defaultLocale, footer, sourceUrl } = readSite();

const config: GatsbyConfig = {
  pathPrefix: baseUrl,
  siteMetadata: { title, tagline, url, locale: defaultLocale, copyright: footer?.copyright ?? "", sourceUrl },
  jsxRuntime: "automatic",
  trailingSlash: "never",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [{ resolve: "gatsby-source-luau-defs", options: { path: "definitions" } }],
};

export default config;
