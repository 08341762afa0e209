import { storageKeys, type Storage } from "../browser/storage";

/** The docs version that the reader last chose, if it still exists; otherwise it is forgotten. */
export function preferredVersion(storage: Storage, names: readonly string[]): string | null {
  const name = storage.get(storageKeys.preferredVersion);
  if (name === null || names.includes(name)) return name;
  storage.remove(storageKeys.preferredVersion);
  return null;
}
