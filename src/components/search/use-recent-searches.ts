import { useState } from "react";
import { addRecent, parseRecent } from "../../lib/search/recent";
import { storageKeys } from "../../lib/storage";
import { useShell } from "../shell/shell-context";

export interface RecentSearches {
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

/** What was searched for on this device, newest first. Without storage there is nothing to remember. */
export function useRecentSearches(): RecentSearches {
  const { storage } = useShell();
  const [queries, setQueries] = useState(() => parseRecent(storage.get(storageKeys.recentSearches)));
  return {
    queries,
    add: (query) => {
      // Another tab may have added some.
      const next = addRecent(parseRecent(storage.get(storageKeys.recentSearches)), query);
      storage.set(storageKeys.recentSearches, JSON.stringify(next));
      setQueries(next);
    },
    clear: () => {
      storage.remove(storageKeys.recentSearches);
      setQueries([]);
    },
  };
}
