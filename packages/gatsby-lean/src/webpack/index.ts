export { gatsbyRequire } from "../gatsby-require";
export { leanWebpack, type Bundles } from "./lean-webpack";
export type { Rule as WebpackRule } from "./rules";
