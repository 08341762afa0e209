/** Fetched while the line is idle, so that the first key and the first tap find everything in place. */
import type { SearchScope } from "../lib/search/manifest";
import { searchEngine } from "./search-engine";

/** Has webpack fetch the islands' files with this one, without running them. Never called. */
export const islands = () => import(/* webpackPrefetch: true */ "./islands");

/** Loads the names of the search index that the page's search button is about. */
export function prepareSearch(): void {
  const scope = document.querySelector<HTMLElement>("[data-search-scope]")?.dataset["searchScope"];
  if (scope !== undefined) searchEngine.prepare(JSON.parse(scope) as SearchScope); // rendered by SearchButton.tsx
}
