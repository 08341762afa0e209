export { openData, type Data, type HookArgs, type Page, type PageResult } from "./data";
export { gatsbyVersion, type GatsbyVersion } from "./gatsby-versions";
export { internals, type Internal } from "./internals";
