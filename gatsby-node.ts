import type { CreateNodeArgs } from "gatsby";
import { watchSources } from "./src/node/check/check-sources";
import { createContentPages } from "./src/node/gatsby/content-pages";
import { forgetUnreadFiles, onCreateContentNode, sourceVersions } from "./src/node/gatsby/content-nodes";
import { createSidebars, keepSidebars } from "./src/node/gatsby/docs-sidebars";
import { adaptMdxPlugin } from "./src/node/gatsby/mdx-plugin";
import { writeLinkFacts } from "./src/node/built-pages/link-facts";
import { createReferencePages } from "./src/node/gatsby/reference-pages";
import { writeSamplePages } from "./src/node/samples/sample-pages";
import { withLocalePages } from "./src/node/gatsby/locale-pages";
import { writeSiteData } from "./src/node/site-data/write-site-data";
import { createSitePages } from "./src/node/gatsby/site-pages";
import { isStock } from "./src/node/files/build-inputs";
import { withSite, type SiteSettings } from "./src/node/settings/read-site";
import { prepareStock, serveDevelopment, finishBuild } from "./src/node/stock/stock-hooks";

export { createContentSchema as createSchemaCustomization } from "./src/node/gatsby/content-schema";
export { createContentResolvers as createResolvers } from "./src/node/gatsby/content-resolvers";
export { configureWebpack as onCreateWebpackConfig } from "./src/node/stock/webpack-config";

export const onCreateNode = (args: CreateNodeArgs): Promise<void> => onCreateContentNode(withSite(args));
export const onPreBootstrap = combineHooks(forgetUnreadFiles, ...(isStock() ? [adaptMdxPlugin] : []));
export const sourceNodes = combineHooks(sourceVersions, keepSidebars);
export const createPages = combineHooks(
  withLocalePages(combineHooks(createReferencePages, createSidebars, createContentPages, createSitePages)),
  writeSamplePages,
);
export const onPostBootstrap = combineHooks(
  writeSiteData,
  writeLinkFacts,
  watchSources,
  ...(isStock() ? [prepareStock] : []),
);
// Without these two, scripts/ builds and serves the site.
export const onPostBuild = isStock() ? combineHooks(finishBuild) : undefined;
export const onCreateDevServer = isStock() ? combineHooks(serveDevelopment) : undefined;

/**
 * Combines several hooks into one that runs them in order, since Gatsby accepts one hook of each name, and passes
 * the site's configuration to them.
 */
function combineHooks<Args>(
  ...hooks: readonly ((args: Args & SiteSettings) => unknown)[]
): (args: Args) => Promise<void> {
  return async (args) => {
    for (const hook of hooks) await hook(withSite(args));
  };
}
