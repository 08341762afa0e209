/** Fetched while the line is idle, so that the first key and the first tap find everything in place. */
import type { SearchScope } from "../lib/search/manifest";
import { searchEngine } from "./page-search-engine";

/** Loads the names of the search index that the page's search button is about. */
export function prepareSearch(): void {
  const scope = document.querySelector<HTMLElement>("[data-search-scope]")?.dataset["searchScope"];
  if (scope !== undefined) searchEngine.prepare(JSON.parse(scope) as SearchScope); // rendered by SearchButton.tsx
}

/** Has the browser fetch the dialogs' script, without running it. */
export function fetchDialogs(): void {
  // Written by document-parts.tsx.
  const later = document.querySelector<HTMLElement>("script[data-later]")?.dataset["later"] ?? "";
  for (const href of later.split(" ")) {
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
    document.head.append(link);
  }
}
