/** What the build wrote of a page: all that stands between navbar and footer, and its part of the head. */
export interface WrittenPage {
  /** The page's own path, which is not its address when that is one of no page. */
  readonly path: string;
  /** Holds the page while it is not shown. That of the first page is itself what is shown. */
  readonly content: Element;
  readonly head: readonly Element[];
}

export interface Answer {
  readonly ok: boolean;
  /** Null for a file that is none. */
  readonly document: Document | null;
}

/** The pages that this browser has, by address. */
export interface WrittenPages {
  /** A page that is here already. */
  get(address: string): WrittenPage | undefined;
  /** Fetches a page unless it is here. Fails when it cannot be had, or needs other programs than those that run. */
  load(address: string): Promise<WrittenPage>;
}

/**
 * @param first the document that is shown, and the addresses at which it is
 * @param fetchDocument gets the document of an address, whatever the server's answer
 * @param keyOf what an address is known by
 */
export function createWrittenPages(first: { readonly addresses: readonly string[]; readonly document: Document }, fetchDocument: (address: string) => Promise<Answer>, keyOf: (address: string) => string): WrittenPages {
  const programs = filesOf(first.document);
  const shown = readPage(first.document);
  const pages = createShelf(shown === null ? [] : first.addresses.map((address) => [keyOf(address), shown]));
  const requests = new Map<string, Promise<WrittenPage>>();
  const fetchPage = async (address: string): Promise<WrittenPage> => {
    const { ok, document } = await fetchDocument(address);
    const fetched = document === null || filesOf(document) !== programs ? null : readPage(document);
    // What servers answer unknown addresses with says by its path what it is.
    if (fetched === null || ok === isNotFound(fetched)) throw new Error(`There is no page at ${address}.`);
    pages.put(keyOf(address), fetched);
    return fetched;
  };
  return {
    get: (address) => pages.get(keyOf(address)),
    load: (address) => {
      const key = keyOf(address);
      const known = pages.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const request = requests.get(key) ?? fetchPage(address).finally(() => requests.delete(key));
      requests.set(key, request);
      return request;
    },
  };
}

/** A big page has some thousand elements, and readers point at many links. */
const limit = 30;

/** Keeps the pages that were wanted last. */
function createShelf(first: readonly (readonly [string, WrittenPage])[]) {
  const pages = new Map(first);
  const put = (key: string, page: WrittenPage): void => {
    pages.delete(key);
    pages.set(key, page);
    const [oldest] = pages.keys();
    if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
  };
  const get = (key: string): WrittenPage | undefined => {
    const page = pages.get(key);
    if (page !== undefined) put(key, page);
    return page;
  };
  return { get, put };
}

const isNotFound = ({ path }: WrittenPage): boolean => path.endsWith("/404.html");

function readPage(source: Document): WrittenPage | null {
  const content = source.querySelector("[data-page]");
  // Gatsby writes it for its own program.
  const path = source.querySelector<HTMLElement>("[data-page-path]")?.dataset["pagePath"];
  if (content === null || path === undefined) return null;
  return { path, content, head: [...source.querySelectorAll("[data-gatsby-head]")].map((element) => document.importNode(element, true)) };
}

/** The programs and style sheets that a document asks for. Those of another build are others. */
const filesOf = (source: Document): string =>
  [...source.querySelectorAll("body > script[src], link[rel=stylesheet]")].map((element) => element.getAttribute("src") ?? element.getAttribute("href")).join();
