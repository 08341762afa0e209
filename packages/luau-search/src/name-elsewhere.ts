import { counterpartsOf } from "./counterparts";
import { fold } from "./name-forms";
import type { SearchResult } from "./results";
import { search } from "./search";
import type { OpenIndex } from "./search-words";
import { nameKey, type ForeignName, type OpenThesaurus } from "./thesaurus";

/** Null for a name that is not known from another engine. */
export type Elsewhere = (code: CodeName) => NameElsewhere | null;

export interface NameElsewhere extends Omit<ForeignName, "isHint"> {
  /** The equivalent here, or what is nearest; null if there is neither. */
  readonly path: string | null;
  readonly isEquivalent: boolean;
}

export interface CodeName {
  /** As written: `love.graphics.print`. */
  readonly path: string;
  readonly isCalled: boolean;
}

/** @param open called for the first name, since opening an index takes time */
export function createElsewhere(open: () => OpenIndex): Elsewhere {
  let opened: OpenIndex | null = null;
  return (code) => {
    const index = (opened ??= open());
    const foreign = index.meanings === null ? null : foreignName(index.meanings.thesaurus, code);
    if (foreign === null) return null;
    const { isHint: _, ...named } = foreign;
    const counterparts = counterpartsOf(index, foreign);
    if (counterparts !== null) return { ...named, path: counterparts.paths[0] ?? null, isEquivalent: true };
    return { ...named, path: pathOf(search(index, foreign.concept)) ?? null, isEquivalent: false };
  };
}

const pathOf = ({ isNearest, symbols }: SearchResult): string | undefined =>
  isNearest ? undefined : symbols[0]?.symbol.path;

/** A longer name, class or library is the more precise one. */
function foreignName({ names, tails }: OpenThesaurus, { path, isCalled }: CodeName): ForeignName | null {
  const parts = path.split(/(?=[.:])/);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join(""));
  const written = [...(isCalled ? [`${path}()`] : []), ...beginnings.flatMap((name) => [name, `${name}.`])];
  const known = written.map((name) => names.get(nameKey(name))).find((name) => name !== undefined);
  return known ?? tails.get(fold(path)) ?? null;
}
