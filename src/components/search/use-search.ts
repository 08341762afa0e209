import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { SearchScope } from "../../lib/search/manifest";
import type { SearchEngine, SearchState } from "./engine/engine-over";
import { currentVersion } from "../../lib/docs/registry";
import { useShell } from "../shell/shell-context";

export interface Search {
  readonly state: SearchState;
  /** The state answers the current query, rather than an earlier one. */
  readonly fresh: boolean;
  readonly again: () => void;
}

/** Until an answer comes, the last one stays. */
export function useSearch(engine: SearchEngine, scope: SearchScope, query: string): Search {
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const again = useCallback(() => engine.search(scope, query), [engine, scope, query]);
  useEffect(again, [again]);
  const fresh =
    state.kind === "found" &&
    state.query === query &&
    state.scope.version === scope.version &&
    state.scope.locale === scope.locale;
  return { state, fresh, again };
}

/** The reader's version and language; outside the docs, the version that the navbar links to. */
export function useScopeOfPage(): SearchScope {
  const { docs, path, locale, preferredVersion } = useShell();
  return { locale, version: currentVersion(docs, path, preferredVersion).name };
}
