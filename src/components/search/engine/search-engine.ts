import type { SearchScope } from "../../../lib/search/manifest";
import type { SearchReply, SearchRequest } from "./messages";

/** What the dialog knows: nothing yet, that there is no index, or what was last found. */
export type SearchState = { readonly kind: "loading" } | { readonly kind: "failed" } | Extract<SearchReply, { readonly kind: "found" }>;

/** The page's end of the search. One serves all openings of the dialog. */
export interface SearchEngine {
  readonly search: (scope: SearchScope, query: string) => void;
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SearchState;
}

/** Starts the worker. `folder`: the address of the folder with the index. */
export function createSearchEngine(folder: string): SearchEngine {
  const worker = new Worker(new URL("./search.worker.ts", import.meta.url));
  const listeners = new Set<() => void>();
  let state: SearchState = { kind: "loading" };
  let asked = 0;
  const become = (next: SearchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  worker.addEventListener("message", ({ data }: MessageEvent<SearchReply>) => {
    if (data.id === asked) become(data.kind === "found" ? data : { kind: "failed" });
  });
  // The worker's program itself could not be loaded.
  worker.addEventListener("error", () => become({ kind: "failed" }));
  return {
    search: (scope, query) => {
      asked += 1;
      worker.postMessage({ id: asked, folder, scope, query } satisfies SearchRequest);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
  };
}
