import { useState } from "react";
import {
  addRecent,
  parseRecent,
  addOpened,
  parseOpened,
  popular,
  type Opened,
} from "../../lib/search/recent";
import { createSessionStorage, sessionKeys } from "../../lib/browser/storage";

export interface RecentSearches {
  readonly queries: readonly string[];
  readonly opened: readonly Opened[];
  readonly add: (query: string, opened: Omit<Opened, "count">) => void;
  readonly clear: () => void;
}

const storage = createSessionStorage((message, error) => console.warn(message, error));
const storedQueries = (): readonly string[] => parseRecent(storage.get(sessionKeys.recentSearches));
const storedOpened = (): readonly Opened[] => parseOpened(storage.get(sessionKeys.openedResults));

/** The searches of this tab, newest first. Without storage the lists are empty whenever the dialog opens. */
export function useRecentSearches(): RecentSearches {
  const [queries, setQueries] = useState(storedQueries);
  const [opened, setOpened] = useState(storedOpened);
  return {
    queries,
    opened: popular(opened),
    add: (query, result) => {
      const nextQueries = addRecent(storedQueries(), query);
      const nextOpened = addOpened(storedOpened(), result);
      storage.set(sessionKeys.recentSearches, JSON.stringify(nextQueries));
      storage.set(sessionKeys.openedResults, JSON.stringify(nextOpened));
      setQueries(nextQueries);
      setOpened(nextOpened);
    },
    clear: () => {
      storage.remove(sessionKeys.recentSearches);
      storage.remove(sessionKeys.openedResults);
      setQueries([]);
      setOpened([]);
    },
  };
}
