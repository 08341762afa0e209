/** What the build wrote of a page: all that stands between navbar and footer, and its part of the head. */
export interface WrittenPage {
  readonly html: string;
  readonly head: readonly Element[];
}

/** The pages that this browser has, by path. */
export interface WrittenPages {
  /** Notes the page that a document holds; false when it holds none. */
  keep(path: string, source: Document): boolean;
  /** A page that is here already. */
  get(path: string): WrittenPage | undefined;
  /** Fetches a page unless it is here. Fails when it cannot be had. */
  load(path: string): Promise<void>;
}

/** The page that servers answer unknown addresses with. */
export const notFound = "/404.html";

/** @param fetchDocument gets the document of a path, whatever the server's answer */
export function createWrittenPages(fetchDocument: (path: string) => Promise<{ readonly ok: boolean; readonly document: Document }>): WrittenPages {
  const pages = new Map<string, WrittenPage>();
  const requests = new Map<string, Promise<void>>();
  const keep = (path: string, source: Document): boolean => {
    const html = source.querySelector("[data-page]")?.innerHTML;
    if (html !== undefined) pages.set(path, { html, head: [...source.querySelectorAll("[data-gatsby-head]")].map((element) => document.importNode(element, true)) });
    return html !== undefined;
  };
  const fetchPage = async (path: string): Promise<void> => {
    const answer = await fetchDocument(path);
    if (!(answer.ok || path === notFound) || !keep(path, answer.document)) throw new Error(`There is no page at ${path}.`);
  };
  return {
    keep,
    get: (path) => pages.get(path),
    load: (path) => {
      if (pages.has(path)) return Promise.resolve();
      const request = requests.get(path) ?? fetchPage(path).finally(() => requests.delete(path));
      requests.set(path, request);
      return request;
    },
  };
}

/** Gatsby leaves the query of the address in a page's path. */
export const plainPagePath = (path: string): string => path.replace(/[?#].*$/, "");
