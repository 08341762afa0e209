import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  const events = ["hashchange", "popstate"] as const;
  for (const name of events) window.addEventListener(name, listener);
  return () => {
    for (const name of events) window.removeEventListener(name, listener);
  };
}

/** The query and hash of the address, for links that keep them. Empty while building, when there is none. */
export const usePlace = (): string => useSyncExternalStore(subscribe, () => window.location.search + window.location.hash, () => "");
