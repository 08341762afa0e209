import type { Storage } from "../storage";
import { storageKeys } from "../storage";
import type { DocsRegistry } from "./registry";

/** The docs version that the reader chose last. */
export interface PreferredVersion {
  /** Its name; null where none was chosen. */
  get(): string | null;
  set(name: string): void;
  subscribe(listener: () => void): () => void;
}

/** Reads the choice from storage when it is first asked for. One that is gone is forgotten. */
export function createPreferredVersion(storage: Storage, { versions }: DocsRegistry): PreferredVersion {
  const listeners = new Set<() => void>();
  let chosen: string | null | undefined;
  const read = () => {
    const name = storage.get(storageKeys.preferredVersion);
    if (name === null || versions.some((version) => version.name === name)) return name;
    storage.remove(storageKeys.preferredVersion);
    return null;
  };
  return {
    get: () => (chosen === undefined ? (chosen = read()) : chosen),
    set: (name) => {
      chosen = name;
      storage.set(storageKeys.preferredVersion, name);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
