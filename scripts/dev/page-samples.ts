/** Adds to rendered pages what Luau found in samples, as a build does with all pages at once. */
import { insertAll, type Insertion } from "../../src/lib/html/insert-all";
import { readAnnotator, type Annotator } from "../../src/node/samples/annotator";
import type { UsingSection } from "../../src/node/samples/page-uses";

export interface PageSamples {
  /** The page with its annotations. */
  readonly annotate: (path: string, html: string) => string;
  /** The page with its annotations, and with the lists of where its entries are used. */
  readonly withLists: (path: string, html: string) => Promise<string>;
  /** Reads the findings again for the next page. */
  readonly forget: () => void;
}

/** @param htmlOf renders another page; null if there is none at the path */
export function createPageSamples(htmlOf: (path: string) => Promise<string | null>): PageSamples {
  let current: Annotator | null = null;
  /**
   * The entries that pages use, until samples change. Those of guides and posts are read with the first page of
   * the reference that is opened; those of its other pages, which may be thousands, when they are checked.
   */
  const uses = new Map<string, readonly UsingSection[]>();
  let usesDigest = "";

  const annotator = (): Annotator => {
    current ??= readAnnotator(".");
    if (current.digest !== usesDigest) uses.clear();
    usesDigest = current.digest;
    return current;
  };
  const read = (path: string, html: string): readonly Insertion[] => {
    const { annotations, uses: own } = annotator().read(path, html);
    uses.set(path, own);
    return annotations;
  };
  const readUser = async (path: string): Promise<void> => {
    // One with a problem is reported when it is opened.
    const html = await htmlOf(path).catch(() => null);
    if (html === null) uses.set(path, []);
    else read(path, html);
  };
  return {
    annotate: (path, html) => insertAll(html, read(path, html)),
    withLists: async (path, html) => {
      const annotations = read(path, html);
      for (const user of annotator().usersOf(path)) if (!uses.has(user)) await readUser(user);
      const lists = annotator().usedIn(uses).insertions(path, html);
      return insertAll(
        html,
        [...annotations, ...lists].sort((a, b) => a.offset - b.offset),
      );
    },
    forget: () => void (current = null),
  };
}
