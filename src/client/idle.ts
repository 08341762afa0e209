/** Prefetched while the network is idle, so that the first key and the first tap need no request. */
import type { SearchScope } from "../lib/search/manifest";
import { searchEngine } from "./page-search-engine";

/** Loads the index of names for the scope of the page's search button. */
export function prepareSearch(): void {
  const scope = document.querySelector<HTMLElement>("[data-search-scope]")?.dataset["searchScope"];
  // Rendered by SearchButton.tsx.
  if (scope !== undefined) searchEngine.prepare(JSON.parse(scope) as SearchScope);
}

/** Preloads the dialogs' script without executing it. */
export function fetchDialogs(): void {
  // Written by document-parts.tsx.
  const later = document.querySelector<HTMLElement>("script[data-later]")?.dataset["later"] ?? "";
  for (const href of later.split(" ")) {
    const link = Object.assign(document.createElement("link"), { rel: "prefetch", href });
    document.head.append(link);
  }
}
