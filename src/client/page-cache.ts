/** A prerendered page of this site: what a navigation inserts into the document. */
export interface Page {
  /** With its locale and without the base path. On the not-found page it differs from the address. */
  readonly path: string;
  /** Holds the page's nodes while it is not shown. */
  readonly content: Element;
  readonly head: readonly Element[];
  readonly shell: ReadonlyMap<string, Element>;
}

export interface Response {
  readonly ok: boolean;
  /** HTML; null for other types of file, and for a redirect to another page. */
  readonly html: string | null;
}

export interface PageCache {
  get(address: string): Page | undefined;
  /** Fetches a page unless it is cached. Rejects if it does not exist or is from another build. */
  load(address: string): Promise<Page>;
  /** The HTML is parsed when the page is loaded. Failures are ignored here and reported by `load`. */
  prefetch(address: string): Promise<void>;
}

interface Settings {
  readonly addresses: readonly string[];
  readonly document: Document;
  readonly parse: (html: string) => Document;
  readonly request: (address: string, isPrefetch: boolean) => Promise<Response>;
  readonly keyOf: (address: string) => string;
}

/** A large page has thousands of elements. */
const MAX_PAGES = 30;
/** Prefetched pages are strings of 20 to 300 KB each. */
const MAX_PREFETCHED = 60;

export function createPageCache({ addresses, document, parse, request, keyOf }: Settings): PageCache {
  const build = assetsOf(document);
  const first = readPage(document, document.createElement("div"));
  const pages = createLru<Page>(
    MAX_PAGES,
    first === null ? [] : addresses.map((address) => [keyOf(address), first]),
  );
  const responses = createLru<Promise<Response>>(MAX_PREFETCHED);
  const loading = new Map<string, Promise<Page>>();

  const respond = (address: string, isPrefetch: boolean): Promise<Response> => {
    const key = keyOf(address);
    const response = responses.take(key) ?? request(address, isPrefetch);
    responses.put(key, response);
    return response;
  };
  const loadPage = async (address: string): Promise<Page> => {
    const key = keyOf(address);
    const { ok, html } = await respond(address, false).finally(() => responses.take(key));
    const parsed = html === null ? null : parse(html);
    const page = parsed === null || assetsOf(parsed) !== build ? null : readPage(parsed);
    // Servers respond to unknown addresses with the not-found page and status 404.
    if (page === null || ok === isNotFound(page)) throw new Error(`There is no page at ${address}.`);
    pages.put(key, page);
    return page;
  };
  return {
    get: (address) => pages.take(keyOf(address), true),
    load: (address) => {
      const key = keyOf(address);
      const page = pages.take(key, true);
      if (page !== undefined) return Promise.resolve(page);
      const current = loading.get(key) ?? loadPage(address).finally(() => loading.delete(key));
      loading.set(key, current);
      return current;
    },
    prefetch: async (address) => {
      const key = keyOf(address);
      if (pages.take(key, true) === undefined)
        await respond(address, true).catch(() => void responses.take(key));
    },
  };
}

/** A cache of the `limit` most recently used entries. `take` removes the entry unless it is to be kept. */
function createLru<T>(limit: number, entries: readonly (readonly [string, T])[] = []) {
  const values = new Map(entries);
  const put = (key: string, value: T): void => {
    values.delete(key);
    values.set(key, value);
    const [oldest] = values.keys();
    if (values.size > limit && oldest !== undefined) values.delete(oldest);
  };
  const take = (key: string, keep = false): T | undefined => {
    const value = values.get(key);
    values.delete(key);
    if (value !== undefined && keep) values.set(key, value);
    return value;
  };
  return { put, take };
}

const isNotFound = ({ path }: Page): boolean => path.endsWith("/404.html");

/** @param content element with the page's nodes; those of the current document stay on the screen */
function readPage(source: Document, content = source.querySelector("[data-page]")): Page | null {
  const path = source.body.dataset["pagePath"];
  if (content === null || path === undefined) return null;
  const elements = [...source.querySelectorAll("[data-gatsby-head]")];
  const head = elements.map((element) => document.importNode(element, true));
  const shell = [...source.querySelectorAll<HTMLElement>("[data-shell]")].map(
    (element) => [element.dataset["shell"] ?? "", element.cloneNode(true) as Element] as const,
  ); // a clone of an element is one
  return { path, content, head, shell: new Map(shell) };
}

/** The addresses of a document's scripts and style sheets, which differ between builds. */
const assetsOf = (source: Document): string =>
  [...source.querySelectorAll("body > script[src], link[rel=stylesheet]")]
    .map((element) => element.getAttribute("src") ?? element.getAttribute("href"))
    .join();
