import type { SearchScope } from "../../../lib/search/manifest";
import type { GuideLink, SearchResult } from "luau-search";

/** The dialog's state: nothing yet, no index, or the last results. */
export type SearchState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | Extract<SearchReply, { readonly kind: "found" }>;

/** The page's end of the search. One serves all openings of the dialog. */
export interface SearchEngine {
  readonly search: (scope: SearchScope, query: string) => void;
  /** Fetches the names of an index before the first search in it. */
  readonly prepare: (scope: SearchScope) => void;
  /** The signature that `useSyncExternalStore` requires. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SearchState;
}

/** Connects an engine to what answers: `receive` takes answers, `fail` reports that there are none. */
export function engineOver(ask: (question: SearchQuestion | SearchPreparation) => void) {
  const listeners = new Set<() => void>();
  let state: SearchState = { kind: "loading" };
  let lastId = 0;
  const setState = (next: SearchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const engine: SearchEngine = {
    search: (scope, query) => {
      lastId += 1;
      ask({ id: lastId, scope, query });
    },
    prepare: (scope) => {
      if (lastId === 0) ask({ prepare: scope });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
  };
  const receive = (reply: SearchReply): void => {
    if (reply.id === lastId) setState(reply.kind === "found" ? reply : { kind: "failed" });
  };
  return { engine, receive, fail: () => setState({ kind: "failed" }) };
}

/** A search. Opening a scope is a search for nothing. */
export interface SearchQuestion {
  readonly id: number;
  readonly scope: SearchScope;
  readonly query: string;
}

interface SearchPreparation {
  readonly prepare: SearchScope;
}

/** A request of the page to the worker. `folder`: the address of the folder with the index. */
export type SearchRequest = (SearchQuestion | SearchPreparation) & { readonly folder: string };

/** The answer to the latest question; earlier ones get none. */
export type SearchReply =
  | (SearchQuestion & {
      readonly kind: "found";
      readonly result: SearchResult;
      /** Queries to try, made from the index. */
      readonly examples: readonly string[];
      readonly firstGuides: readonly GuideLink[];
      /** Both parts of the index are loaded. */
      readonly complete: boolean;
    })
  | { readonly kind: "failed"; readonly id: number };
