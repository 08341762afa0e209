/** Fetches the two parts of an index, names first and alone: a key waits for nothing else. Either may fail. */
import {
  exampleQueries,
  firstGuides,
  openNames,
  openRest,
  type GuideLink,
  type OpenIndex,
  type SymbolIndex,
  type WordIndex,
} from "luau-search";
import { filesOf, MANIFEST_FILE, type SearchScope } from "./manifest";

export type ReadIndexFile = (name: string) => Promise<unknown>;

export const fetchFrom =
  (folder: string): ReadIndexFile =>
  async (name) => {
    try {
      // The manifest alone keeps its name from one release to the next.
      const response = await fetch(`${folder}/${name}`, {
        cache: name === MANIFEST_FILE ? "no-cache" : "default",
      });
      return response.ok ? await response.json() : null;
    } catch {
      return null;
    }
  };

export interface LoadedIndex {
  readonly index: OpenIndex;
  readonly examples: readonly string[];
  readonly firstGuides: readonly GuideLink[];
  readonly complete: boolean;
}

/** Null without an index of this release. `onNames` is called once a search by name is possible. */
export async function loadIndex(
  read: ReadIndexFile,
  scope: SearchScope,
  onNames: (names: OpenIndex) => void = () => undefined,
): Promise<LoadedIndex | null> {
  const files = filesOf(await read(MANIFEST_FILE), scope);
  if (files === null) return null;
  const symbols = await read(files.symbols);
  const words = read(files.words).catch(() => null);
  const names = openNames(symbols as SymbolIndex | null);
  if (names.symbols !== null) onNames(names);
  const index = await inSteps(openRest(names, (await words) as WordIndex | null));
  if (index.symbols === null && index.pages === null) return null;
  return {
    index,
    examples: index.symbols === null ? [] : exampleQueries(index.symbols),
    firstGuides: index.pages === null ? [] : firstGuides(index.pages),
    complete: index.symbols !== null && index.pages !== null,
  };
}

/** Runs something long so that keys are answered between its steps. */
async function inSteps<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
