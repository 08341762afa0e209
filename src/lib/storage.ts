/**
 * The browser's local storage, for the few things that a reader's browser remembers. Where it is switched off or
 * full, a warning says so once and it behaves as if it were empty.
 */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The keys, all of them. */
export const storageKeys = {
  theme: "theme",
  announcementDismissed: "announcement.dismiss",
  announcementId: "announcement.id",
  preferredVersion: "docs-preferred-version",
  recentSearches: "search.recent",
} as const;

/** What of `window.localStorage` is needed; reading the property itself can throw. */
type Backing = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export function createStorage(open: () => Backing, warn: (message: string, error: unknown) => void): Storage {
  let warned = false;
  const attempt = <T>(access: (backing: Backing) => T, otherwise: T): T => {
    try {
      return access(open());
    } catch (error) {
      if (!warned) warn("Local storage is not available: choices on this site last until the page is closed.", error);
      warned = true;
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((backing) => backing.getItem(key), null),
    set: (key, value) => attempt((backing) => backing.setItem(key, value), undefined),
    remove: (key) => attempt((backing) => backing.removeItem(key), undefined),
  };
}
