/** The names of all pages of a docs version, which the build writes for the sidebar's filter. */

export type PageName = readonly [label: string, path: string];

/** Up to this many pages need no filter. */
const MAX_WITHOUT_FILTER = 50;

/** Address of the names of a version's pages; null if there are few. */
export const namesFile = (root: string, count: number): string | null =>
  count > MAX_WITHOUT_FILTER ? `${root}/names.json` : null;

/** Validates the response: anything other than a list of names is ignored. */
export const readPageNames = (data: unknown): readonly PageName[] =>
  Array.isArray(data) ? data.filter(isPageName) : [];

const isPageName = (value: unknown): value is PageName =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** The names that contain a text, those that start with it first. */
export function filterNames(names: readonly PageName[], text: string): readonly PageName[] {
  const typed = text.trim().toLowerCase();
  if (typed === "") return [];
  const matches = names.filter(([label]) => label.toLowerCase().includes(typed));
  const begins = ([label]: PageName): boolean => label.toLowerCase().startsWith(typed);
  return [...matches.filter(begins), ...matches.filter((name) => !begins(name))];
}
