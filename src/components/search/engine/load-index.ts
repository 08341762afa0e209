/** Fetches the two parts of an index side by side and opens them. Either may fail without the other. */
import { exampleQueries } from "../../../lib/search/examples";
import { filesOf, MANIFEST_FILE, type SearchScope } from "../../../lib/search/manifest";
import { openIndex, type OpenIndex, type SymbolIndex, type WordIndex } from "../../../lib/search/search";

export interface LoadedIndex {
  readonly index: OpenIndex;
  readonly examples: readonly string[];
  readonly complete: boolean;
}

/** Null where there is no index, or none that this program can read. */
export async function loadIndex(folder: string, scope: SearchScope): Promise<LoadedIndex | null> {
  // The manifest alone keeps its name from one release to the next.
  const files = filesOf(await fetchJson(`${folder}/${MANIFEST_FILE}`, "no-cache"), scope);
  if (files === null) return null;
  const parts = await Promise.all([fetchJson(`${folder}/${files.symbols}`), fetchJson(`${folder}/${files.words}`)]);
  // The names of the files stand for their contents, and each part tells its version; opening it checks that.
  const index = openIndex(parts[0] as SymbolIndex | null, parts[1] as WordIndex | null);
  if (index.symbols === null && index.words === null) return null;
  return { index, examples: index.symbols === null ? [] : exampleQueries(index.symbols), complete: index.symbols !== null && index.words !== null };
}

async function fetchJson(address: string, cache: RequestCache = "default"): Promise<unknown> {
  try {
    const response = await fetch(address, { cache });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
