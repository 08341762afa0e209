import { useState } from "react";
import { addRecent, parseRecent } from "../../lib/search/recent";
import { createSessionStorage, sessionKeys } from "../../lib/browser/storage";

export interface RecentSearches {
  readonly queries: readonly string[];
  readonly add: (query: string) => void;
  readonly clear: () => void;
}

const storage = createSessionStorage((message, error) => console.warn(message, error));
const stored = (): readonly string[] => parseRecent(storage.get(sessionKeys.recentSearches));

/** The searches of this tab, newest first. Without storage the list is empty whenever the dialog opens. */
export function useRecentSearches(): RecentSearches {
  const [queries, setQueries] = useState(stored);
  return {
    queries,
    add: (query) => {
      const next = addRecent(stored(), query);
      storage.set(sessionKeys.recentSearches, JSON.stringify(next));
      setQueries(next);
    },
    clear: () => {
      storage.remove(sessionKeys.recentSearches);
      setQueries([]);
    },
  };
}
