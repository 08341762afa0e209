import type { SearchScope } from "../../../lib/search/manifest";
import type { SearchPreparation, SearchQuestion, SearchReply } from "./search-worker-messages";

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
