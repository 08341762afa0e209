/** The client bundle of a build: every page loads it, and no page has code of its own. */
import { createNavigationStore } from "../lib/navigation/status";
import { plainPath, normaliseEncoding } from "../lib/urls/paths";
import { layOutBelow } from "./deferred-layout";
import { followLinks } from "./link-target";
import { createIndicator } from "./navigation-indicator";
import { prefetchNext, prefetchOnIntent } from "./prefetch";
import { startRouter } from "./router";
import { startPlayground } from "./load-playground";
import { startPage } from "./start-page";
import { withoutTrailingSlash } from "../lib/urls/base-path";
import { withPrefix } from "../lib/urls/with-prefix";
import { createPageCache, type PageCache, type Response } from "./page-cache";

/** Removes `.html` from the address. If the plain address has another page, the browser requests that one. */
function redirectToPlainPath(): boolean {
  const { pathname, search, hash } = window.location;
  const plain = plainPath(pathname);
  if (plain === null) return false;
  const isNotFound = document.body.dataset["pagePath"]?.startsWith("/404") === true;
  if (isNotFound) window.location.replace(plain + search + hash);
  else window.history.replaceState(window.history.state, "", plain + search + hash);
  return isNotFound;
}

function start(): void {
  const status = createNavigationStore(createIndicator((address) => router.retry(address)));
  const pages = createSitePages();
  const onShown = (): void => {
    page.show();
    showPlayground();
    void prefetchNext(pages.prefetch);
  };
  const router = startRouter({ pages, status, onShown });
  const page = startPage((address) => router.navigate(address, { replace: true }));
  const showPlayground = startPlayground();
  followLinks(router.navigate);
  prefetchOnIntent((address) => pages.load(address).catch(() => undefined));
  onShown();
  layOutBelow();
}

if (!redirectToPlainPath()) start();

function createSitePages(): PageCache {
  const { pathname } = window.location;
  const parser = new DOMParser();
  return createPageCache({
    // The path of the not-found page is not its address.
    addresses: [pathname, withPrefix(document.body.dataset["pagePath"] ?? "/")],
    document,
    parse: (html) => parser.parseFromString(html, "text/html"),
    request,
    keyOf,
  });
}

// Called while this file is evaluated, above: a constant would not be defined yet.
function keyOf(address: string): string {
  return normaliseEncoding(withoutTrailingSlash(address.replace(/[?#].*/, "")));
}

async function request(address: string, isPrefetch: boolean): Promise<Response> {
  const response = await fetch(address.replace(/[?#].*/, ""), { priority: isPrefetch ? "low" : "high" });
  // A host may redirect to a successor; a redirect that only adds a slash is the same page.
  const isOther = response.redirected && keyOf(new URL(response.url).pathname) !== keyOf(address);
  if (!isOther && response.headers.get("content-type")?.startsWith("text/html"))
    return { ok: response.ok, html: await response.text() };
  void response.body?.cancel();
  return { ok: response.ok, html: null };
}
