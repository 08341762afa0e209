export { createPages } from "./src/build/create-pages";
export { createSchemaCustomization } from "./src/build/site-schema";
export { onCreateWebpackConfig } from "./src/build/webpack";
