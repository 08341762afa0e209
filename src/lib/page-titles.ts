/** A page that the search dialog offers. Its path is without the site's base path. */
export interface PageTitle {
  readonly title: string;
  readonly path: string;
}

/** The pages whose titles have every word of the query; those that begin with it come first. */
export function findTitles(pages: readonly PageTitle[], query: string): readonly PageTitle[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ title }: PageTitle) => (title.toLowerCase().startsWith(words.join(" ")) ? 0 : 1);
  return pages
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .sort((a, b) => rank(a) - rank(b));
}

/** What the file of titles holds, checked: it comes over the network. Null when it is something else. */
export function toPageTitles(value: unknown): readonly PageTitle[] | null {
  if (!Array.isArray(value)) return null;
  const isPageTitle = (entry: unknown): entry is PageTitle =>
    typeof entry === "object" && entry !== null && "title" in entry && "path" in entry && typeof entry.title === "string" && typeof entry.path === "string";
  return value.every(isPageTitle) ? value : null;
}
