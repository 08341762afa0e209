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
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => SearchState;
}

interface Connection {
  readonly engine: SearchEngine;
  /** Takes an answer; one that is no longer wanted changes nothing. */
  readonly receive: (reply: SearchReply) => void;
  /** Nothing answers. */
  readonly fail: () => void;
}

/** An engine over whatever answers what it asks. */
export function engineOver(ask: (question: SearchQuestion | SearchPreparation) => void): Connection {
  const listeners = new Set<() => void>();
  let state: SearchState = { kind: "loading" };
  let asked = 0;
  const become = (next: SearchState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const engine: SearchEngine = {
    search: (scope, query) => {
      asked += 1;
      ask({ id: asked, scope, query });
    },
    prepare: (scope) => {
      if (asked === 0) ask({ prepare: scope });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
  };
  return {
    engine,
    receive: (reply) => {
      if (reply.id === asked) become(reply.kind === "found" ? reply : { kind: "failed" });
    },
    fail: () => become({ kind: "failed" }),
  };
}

/** A search. Opening a scope is a search for nothing. */
export interface SearchQuestion {
  readonly id: number;
  readonly scope: SearchScope;
  readonly query: string;
}

/** Says which index will be asked for: its names are fetched ahead. */
export interface SearchPreparation {
  readonly prepare: SearchScope;
}

/** A request of the page to the worker. `folder`: the address of the folder with the index. */
export type SearchRequest = (SearchQuestion | SearchPreparation) & { readonly folder: string };

/** The result of a search. A request that a later one has overtaken gets no answer. */
export type SearchReply =
  | {
      readonly kind: "found";
      readonly id: number;
      readonly scope: SearchScope;
      readonly query: string;
      readonly result: SearchResult;
      /** Queries to try, made from the index. */
      readonly examples: readonly string[];
      readonly firstGuides: readonly GuideLink[];
      /** Both parts of the index are there. */
      readonly complete: boolean;
    }
  | { readonly kind: "failed"; readonly id: number };
