import { createContentPages } from "./src/build/content/gatsby/content-pages";
import { sourceVersions } from "./src/build/content/gatsby/content-nodes";
import { createSidebars, keepSidebars } from "./src/build/content/gatsby/docs-sidebars";
import { writeFeeds } from "./src/build/feeds/write-feeds";
import { atOnce, inTurn } from "./src/build/in-turn";
import { checkWrittenLinks, readWrittenPages } from "./src/build/links/check-written-links";
import { writeLlms } from "./src/build/llms/write-llms";
import { removeNotFoundRoute } from "./src/build/not-found-page";
import { createReferencePages } from "./src/build/reference-pages";
import { addLocalePages, createLocalePages } from "./src/build/site/locale-pages";
import { serveSearchIndex, writeSearchIndex } from "./src/build/search/publish-search";
import { writeWebManifest } from "./src/build/site/web-manifest";
import { writeRobots, writeSitemap } from "./src/build/sitemap";
import { writeSocialImages } from "./src/build/social/write-images";

export { onCreateContentNode as onCreateNode } from "./src/build/content/gatsby/content-nodes";
export { createContentSchema as createSchemaCustomization } from "./src/build/content/gatsby/content-schema";
export { createContentResolvers as createResolvers } from "./src/build/content/gatsby/content-resolvers";
export { serveSearchIndex as onCreateDevServer };
export { ignoreUnusedTemplates as onPreExtractQueries } from "gatsby-lean/hooks";
export { onPostBootstrap } from "./src/build/site/site-data";
export { onCreateWebpackConfig } from "./src/build/webpack/webpack-config";

export const sourceNodes = inTurn(sourceVersions, keepSidebars);
export const createPages = inTurn(createReferencePages, createSidebars, createContentPages, createLocalePages);
export const onCreatePage = inTurn(addLocalePages, removeNotFoundRoute);
const writeFiles = inTurn(writeWebManifest, writeSearchIndex, writeSocialImages, writeFeeds, writeSitemap, writeRobots, writeLlms);
// The check comes last: it wants every file to be there.
export const onPostBuild = inTurn(atOnce(readWrittenPages, writeFiles), checkWrittenLinks);
