import { nearestName } from "luau-diagnostics";

/** The page nearest to an unknown address by its last part, else by those before. Paths are encoded. */
export function nearestPage(path: string, pages: readonly string[]): string | null {
  const last = lastOf(path);
  const parent = path.replace(/\/[^/]*\/*$/, "");
  if (parent === "" || last === "") return null;
  const names = new Set(pages.map(lastOf).filter((name) => name !== ""));
  const nearestPart = names.has(last) ? last : nearestName(last, names);
  const [nearest] = pages.filter((page) => lastOf(page) === nearestPart).sort(byNearness(path));
  return nearest ?? nearestPage(parent, pages);
}

/**
 * Sorts pages by the length of their common start with a path, which includes locale and version; of equally near
 * ones, the shortest is first.
 */
const byNearness = (path: string) => (a: string, b: string) =>
  sharedStart(b, path) - sharedStart(a, path) || a.length - b.length;

/** The last part of a path, in lower case and without an ending. */
const lastOf = (path: string): string =>
  /(?<last>[^/]*?)(?:\.html?|\.md)?\/*$/i.exec(path)?.groups?.["last"]?.toLowerCase() ?? "";

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
