/**
 * Search over a reference and its guides: by name, by type and by meaning. Runs in browsers and in Node; the
 * site's worker, its build and the plugin's command line use it.
 */
export { adviceOn, type Advice } from "./advice";
export { buildSymbolIndex, buildWordIndex } from "./build-index";
export { exampleQueries } from "./examples";
export type { SymbolIndex, WordIndex } from "./index-format";
export { openSymbolIndex } from "./open-index";
export type { PageResult } from "./page-results";
export { parseQuery } from "./query";
export {
  openIndex,
  openNames,
  openRest,
  search,
  type OpenIndex,
  type SearchResult,
  type Segment,
  type SymbolResult,
  type UnknownType,
} from "./search";
