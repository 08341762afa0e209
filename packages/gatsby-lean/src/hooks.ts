export { ignoreUnusedTemplates } from "./unused-queries";
export { leanWebpack, type Bundles } from "./webpack/lean-webpack";
export type { Rule as WebpackRule } from "./webpack/rules";
