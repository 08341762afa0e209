export { openData, type Data, type HookArgs, type Page, type PageResult, type QueryReads } from "./data";
export { gatsbyVersion, type GatsbyVersion } from "./gatsby-versions";
export { internals, type Internal } from "./internals";
