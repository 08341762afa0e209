/** In: converted modules, and what the configuration names. Out: the linked model, with addresses. */
export { addressText, makeRoutes } from "./addresses/routes";
export { makeSymbolHrefs } from "./addresses/symbol-hrefs";
export { htmlToMarkdown } from "./luau-lsp-docs/html-to-markdown";
export { parseDocs } from "./luau-lsp-docs/parse-docs";
export { readInventory, writeInventory } from "./platforms/inventory-json";
export { readRequired } from "./read-required";
export { NO_REFERENCE, readReference } from "./reference/read-reference";
export { checkGrouping } from "./type-patterns/check-grouping";
