export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/site-schema";
export { onCreatePage } from "./src/build/site/locale-pages";
export { writePageTitles as onPostBuild } from "./src/build/site/page-titles";
export { onPostBootstrap } from "./src/build/site/site-data";
export { onCreateWebpackConfig } from "./src/build/webpack";
