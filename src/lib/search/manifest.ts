/** An index per docs version and locale. All files but the manifest are named after their digests. */

export const SEARCH_FOLDER = "/search";
export const MANIFEST_FILE = "index.json";

export interface IndexFiles {
  readonly symbols: string;
  readonly words: string;
}

export interface SearchManifest {
  /** Index files by locale, then by docs version. */
  readonly indexes: Readonly<Record<string, Readonly<Record<string, IndexFiles>>>>;
}

export interface SearchScope {
  readonly locale: string;
  readonly version: string;
}

/** Null for a scope without files: the manifest came over the network. */
export function filesOf(manifest: unknown, { locale, version }: SearchScope): IndexFiles | null {
  const files = child(child(child(manifest, "indexes"), locale), version);
  const symbols = child(files, "symbols");
  const words = child(files, "words");
  return typeof symbols === "string" && typeof words === "string" ? { symbols, words } : null;
}

function child(value: unknown, key: string): unknown {
  // Only the key's existence is checked.
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}
