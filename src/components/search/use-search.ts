import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { SearchScope } from "../../lib/search/manifest";
import type { SearchEngine, SearchState } from "./engine/engine-over";
import { latestVersion, versionCandidates } from "../../lib/docs/registry";
import { useShell } from "../shell/shell-context";

interface Search {
  readonly state: SearchState;
  /** The state answers what stands in the field now, rather than what stood there a moment ago. */
  readonly fresh: boolean;
  readonly again: () => void;
}

/** Searches for what is typed, key by key. Until an answer comes, the last one stays. */
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

/**
 * The version and language that are being read; outside of the docs, the version that the navbar leads to.
 */
export function useScopeOfPage(): SearchScope {
  const { docs, path, locale, preferredVersion } = useShell();
  return {
    locale,
    version: (versionCandidates(docs, path, preferredVersion)[0] ?? latestVersion(docs)).name,
  };
}
