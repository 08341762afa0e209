import type { GatsbyConfig } from "gatsby";
import { siteConfig } from "./site.config";

const { baseUrl, ...siteMetadata } = siteConfig;

const config: GatsbyConfig = {
  pathPrefix: baseUrl,
  siteMetadata: { ...siteMetadata },
  jsxRuntime: "automatic",
  trailingSlash: "never",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  plugins: [{ resolve: "gatsby-source-luau-defs", options: { path: "definitions" } }],
};

export default config;
