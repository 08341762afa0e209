/** Runs in browsers and in Node, for the site's worker, its build and the plugin's command line. */
export type { Advice } from "./advice";
export { buildSymbolIndex, buildWordIndex } from "./build-index";
export { createElsewhere, type CodeName, type Elsewhere, type NameElsewhere } from "./name-elsewhere";
export { exampleQueries } from "./examples";
export { firstGuides, type GuideLink } from "./first-guides";
export type { SymbolIndex, WordIndex } from "./index-format";
export { openSymbolIndex } from "./open-index";
export { parseQuery } from "./query";
export { isAnswered } from "./results";
export type { PageResult, RankedResult, SearchResult, SymbolResult, Why } from "./results";
export { openIndex, openNames, openRest, search } from "./search";
export type { OpenIndex } from "./search-words";
export type { Segment } from "./segments";
export { EMPTY_THESAURUS, itemsOf, type Thesaurus } from "./thesaurus";
export { luauLibrary } from "./luau-library";
export type { UnknownType } from "./resolve-type-names";
