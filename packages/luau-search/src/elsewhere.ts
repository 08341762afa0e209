/** Names of other engines in code: which they are, and what is called so here. */
import { fold } from "./name-forms";
import type { SearchResult } from "./results";
import { search } from "./search";
import type { OpenIndex } from "./search-words";
import { nameKey, type ForeignName, type OpenThesaurus } from "./thesaurus";

/** Null for a name that no other engine is known to have. */
export type Elsewhere = (code: CodeName) => NameElsewhere | null;

export interface NameElsewhere extends ForeignName {
  /** What is called so here; null if nothing is. */
  readonly path: string | null;
}

export interface CodeName {
  /** As far as it is written: `love.graphics.print`. */
  readonly path: string;
  readonly isCalled: boolean;
}

/** @param open called with the first name: an index takes time to make */
export function createElsewhere(open: () => OpenIndex): Elsewhere {
  let opened: OpenIndex | null = null;
  return (code) => {
    const index = (opened ??= open());
    const foreign = index.meanings === null ? null : foreignName(index.meanings.thesaurus, code);
    if (foreign === null) return null;
    const path = search(index, foreign.name).foreign?.path ?? pathOf(search(index, foreign.concept));
    return { ...foreign, path: path ?? null };
  };
}

const pathOf = ({ isNearest, symbols }: SearchResult): string | undefined =>
  isNearest ? undefined : symbols[0]?.symbol.path;

/** The whole name, or the longest class or library that it begins with. */
function foreignName({ names, tails }: OpenThesaurus, { path, isCalled }: CodeName): ForeignName | null {
  const parts = path.split(/(?=[.:])/);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join(""));
  const written = [...(isCalled ? [`${path}()`] : []), ...beginnings.flatMap((name) => [name, `${name}.`])];
  const known = written.map((name) => names.get(nameKey(name))).find((name) => name !== undefined);
  return known ?? tails.get(fold(path)) ?? null;
}
