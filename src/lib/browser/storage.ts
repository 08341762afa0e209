/** Local or session storage. If it is disabled or full, it logs one warning, and behaves as if empty. */
export interface Storage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export const storageKeys = {
  theme: "theme",
  announcementDismissed: "announcement.dismiss",
  announcementId: "announcement.id",
  preferredVersion: "docs-preferred-version",
} as const;

/** Besides these, there is the scroll position of each visit (src/client/scroll-position.ts). */
export const sessionKeys = {
  recentSearches: "search.recent",
  openedResults: "search.opened",
  singleKeys: "keys.single",
} as const;

type Warn = (message: string, error: unknown) => void;

/** Persistent settings. Even reading `window.localStorage` can throw. */
export const createLocalStorage = (warn: Warn): Storage => {
  const message = "Local storage is not available: choices on this site last until the page is closed.";
  return createStorage(() => window.localStorage, warn.bind(null, message));
};

export const createSessionStorage = (warn: Warn): Storage => {
  const message = "Session storage is not available: recent searches last until the search is closed.";
  return createStorage(() => window.sessionStorage, warn.bind(null, message));
};

/** At build time there is no reader, so nothing is stored. */
export const noStorage: Storage = { get: () => null, set: () => {}, remove: () => {} };

type Backing = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

function createStorage(open: () => Backing, warn: (error: unknown) => void): Storage {
  let warned = false;
  const attempt = <T>(access: (backing: Backing) => T, otherwise: T): T => {
    try {
      return access(open());
    } catch (error) {
      if (!warned) warn(error);
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
