import { watchSources } from "./src/node/check/check-sources";
import { createContentPages } from "./src/node/content/gatsby/content-pages";
import { forgetUnreadFiles, sourceVersions } from "./src/node/content/gatsby/content-nodes";
import { createSidebars, keepSidebars } from "./src/node/content/gatsby/docs-sidebars";
import { adaptMdxPlugin } from "./src/node/content/gatsby/mdx-plugin";
import { combineHooks } from "./src/node/combine-hooks";
import { writeLinkFacts } from "./src/node/links/link-facts";
import { createReferencePages } from "./src/node/reference-pages";
import { writeSamplePages } from "./src/node/samples/sample-pages";
import { withLocalePages } from "./src/node/site/locale-pages";
import { writeSiteData } from "./src/node/site/write-site-data";
import { createSitePages } from "./src/node/site-pages";
import { isStock, prepareStock, serveDevelopment, writeSiteFiles } from "./src/node/stock/stock-hooks";

export { onCreateContentNode as onCreateNode } from "./src/node/content/gatsby/content-nodes";
export { createContentSchema as createSchemaCustomization } from "./src/node/content/gatsby/content-schema";
export { createContentResolvers as createResolvers } from "./src/node/content/gatsby/content-resolvers";
export { configureWebpack as onCreateWebpackConfig } from "./src/node/stock/webpack-config";

export const onPreBootstrap = combineHooks(forgetUnreadFiles, () => adaptMdxPlugin(isStock));
export const sourceNodes = combineHooks(sourceVersions, keepSidebars);
export const createPages = combineHooks(
  withLocalePages(combineHooks(createReferencePages, createSidebars, createContentPages, createSitePages)),
  writeSamplePages,
);
export const onPostBootstrap = combineHooks(
  writeSiteData,
  writeLinkFacts,
  watchSources,
  ...(isStock ? [prepareStock] : []),
);
// Without these two, scripts/ builds and serves the site.
export const onPostBuild = isStock ? writeSiteFiles : undefined;
export const onCreateDevServer = isStock ? serveDevelopment : undefined;
