import { ignoreUnusedTemplates } from "gatsby-lean/hooks";
import { checkSources, followSources } from "./src/node/check/check-sources";
import { createContentPages } from "./src/node/content/gatsby/content-pages";
import { sourceVersions } from "./src/node/content/gatsby/content-nodes";
import { createSidebars, keepSidebars } from "./src/node/content/gatsby/docs-sidebars";
import { writeFeeds } from "./src/node/feeds/write-feeds";
import { writePageNames } from "./src/node/content/gatsby/write-page-names";
import { combineHooks } from "./src/node/combine-hooks";
import { writeLinkFacts } from "./src/node/links/link-facts";
import { writeLlms } from "./src/node/llms/write-llms";
import { removeNotFoundRoute } from "./src/node/not-found-page";
import { createReferencePages } from "./src/node/reference-pages";
import { addLocalePages, createLocalePages } from "./src/node/site/locale-pages";
import { reportSamples } from "./src/node/samples/check-samples";
import { followSamples } from "./src/node/samples/follow-samples";
import { serveSearchIndex, writeSearchIndex } from "./src/node/search/publish-search";
import { writeSiteData } from "./src/node/site/site-data";
import { writeWebManifest } from "./src/node/site/web-manifest";
import { writeRobots, writeSitemap } from "./src/node/sitemap";
import { writeSocialImages } from "./src/node/social/write-images";

export { onCreateContentNode as onCreateNode } from "./src/node/content/gatsby/content-nodes";
export { createContentSchema as createSchemaCustomization } from "./src/node/content/gatsby/content-schema";
export { createContentResolvers as createResolvers } from "./src/node/content/gatsby/content-resolvers";
export { onCreateWebpackConfig } from "./src/node/webpack/webpack-config";

export const onCreateDevServer = combineHooks(serveSearchIndex, followSamples);
export const sourceNodes = combineHooks(sourceVersions, keepSidebars);
export const createPages = combineHooks(
  createReferencePages,
  createSidebars,
  createContentPages,
  createLocalePages,
);
export const onCreatePage = combineHooks(addLocalePages, removeNotFoundRoute);
export const onPreExtractQueries = combineHooks(ignoreUnusedTemplates, checkSources, followSources);
export const onPostBootstrap = combineHooks(writeSiteData, writeLinkFacts, followSources);
export const onPostBuild = combineHooks(
  writeWebManifest,
  writeSearchIndex,
  writePageNames,
  writeSocialImages,
  writeFeeds,
  writeSitemap,
  writeRobots,
  writeLlms,
  reportSamples,
);
