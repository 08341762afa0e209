import type { SearchScope } from "../lib/search/manifest";
import { searchEngine } from "./page-search-engine";

/** Loads the index of names for the scope of the page's search button, while the dialog's code is fetched. */
export function prepareSearch(): void {
  const scope = document.querySelector<HTMLElement>("[data-search-scope]")?.dataset["searchScope"];
  // Rendered by SearchButton.tsx.
  if (scope !== undefined) searchEngine.prepare(JSON.parse(scope) as SearchScope);
}
