import { storageKeys, type Storage } from "../browser/storage";

/**
 * The docs version that the reader chose last, if there still is one of that name; any other is forgotten.
 */
export function preferredVersion(storage: Storage, names: readonly string[]): string | null {
  const name = storage.get(storageKeys.preferredVersion);
  if (name === null || names.includes(name)) return name;
  storage.remove(storageKeys.preferredVersion);
  return null;
}
