/** All that pages without an open search dialog do without: fetched when it first opens. */
export { createSearchEngine } from "./engine/search-engine";
export { SearchDialogWithTexts as SearchDialog } from "./SearchDialogWithTexts";
