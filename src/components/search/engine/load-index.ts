/** Gets the two parts of an index side by side and opens them. Either may fail without the other. */
import { exampleQueries } from "../../../lib/search/examples";
import { filesOf, MANIFEST_FILE, type SearchScope } from "../../../lib/search/manifest";
import { openIndex, type OpenIndex, type SymbolIndex, type WordIndex } from "../../../lib/search/search";

/** Gets a file of the index's folder: what it holds, or null where it cannot be had. */
export type ReadIndexFile = (name: string) => Promise<unknown>;

export interface LoadedIndex {
  readonly index: OpenIndex;
  readonly examples: readonly string[];
  readonly complete: boolean;
}

/** Null where there is no index, or none that this program can read. */
export async function loadIndex(read: ReadIndexFile, scope: SearchScope): Promise<LoadedIndex | null> {
  const files = filesOf(await read(MANIFEST_FILE), scope);
  if (files === null) return null;
  const parts = await Promise.all([read(files.symbols), read(files.words)]);
  // The names of the files stand for their contents, and each part tells its version; opening it checks that.
  const index = openIndex(parts[0] as SymbolIndex | null, parts[1] as WordIndex | null);
  if (index.symbols === null && index.words === null) return null;
  return {
    index,
    examples: index.symbols === null ? [] : exampleQueries(index.symbols),
    complete: index.symbols !== null && index.words !== null,
  };
}
