import { createContentPages } from "./src/build/content/gatsby/content-pages";
import { createContentSchema } from "./src/build/content/gatsby/content-schema";
import { createPages as createReferencePages } from "./src/build/create-pages";
import { inTurn } from "./src/build/in-turn";
import { createSchemaCustomization as createSiteSchema } from "./src/build/site-schema";

export { onCreateContentNode as onCreateNode, sourceVersions as sourceNodes } from "./src/build/content/gatsby/content-nodes";
export { createContentResolvers as createResolvers } from "./src/build/content/gatsby/content-resolvers";
export { onCreatePage } from "./src/build/site/locale-pages";
export { writePageTitles as onPostBuild } from "./src/build/site/page-titles";
export { onPostBootstrap } from "./src/build/site/site-data";
export { onCreateWebpackConfig } from "./src/build/webpack";

export const createPages = inTurn(createReferencePages, createContentPages);
export const createSchemaCustomization = inTurn(createSiteSchema, createContentSchema);
