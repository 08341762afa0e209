/** The names of all pages of a docs version, which a build writes beside them for the sidebar's filter. */

/** A page's name, and its path below the version's own. */
export type PageName = readonly [label: string, path: string];

/** Up to this many pages need no filter. */
const FEW = 50;

/** Where the names of a version's pages are; null where they are few. */
export const namesFile = (root: string, count: number): string | null =>
  count > FEW ? `${root}/names.json` : null;

/** What comes over the network: whatever is no list of names is none. */
export const readPageNames = (data: unknown): readonly PageName[] =>
  Array.isArray(data) ? data.filter(isPageName) : [];

const isPageName = (value: unknown): value is PageName =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** The names that hold a text, those that begin with it first. */
export function filterNames(names: readonly PageName[], text: string): readonly PageName[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const held = names.filter(([label]) => label.toLowerCase().includes(wanted));
  const begins = ([label]: PageName): boolean => label.toLowerCase().startsWith(wanted);
  return [...held.filter(begins), ...held.filter((name) => !begins(name))];
}
