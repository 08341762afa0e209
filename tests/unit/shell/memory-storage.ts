import type { Storage } from "../../../src/lib/browser/storage";

/** A storage that a test can look into. */
export function memoryStorage(entries: Readonly<Record<string, string>>): Storage {
  const values = new Map(Object.entries(entries));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}
