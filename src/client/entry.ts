/** The client bundle of a build: every page loads it, and no page has code of its own. */
import { createNavigationStore } from "../lib/navigation/status";
import { plainPath } from "../lib/navigation/plain-path";
import { layOutBelow } from "./deferred-layout";
import { followLinks } from "./link-target";
import { showStatus } from "./navigation-indicator";
import { prefetchNext, prefetchOnIntent } from "./prefetch";
import { startRouter } from "./router";
import { createSitePages } from "./site-pages";
import { startPlayground } from "./playground";
import { startPage } from "./start-page";

/**
 * Removes `.html` from the address. If the server served another page at the plain address, the browser
 * requests that one.
 */
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
  const status = createNavigationStore({
    set: (callback, milliseconds) => window.setTimeout(callback, milliseconds),
    clear: (timer) => window.clearTimeout(timer),
  });
  const pages = createSitePages();
  const onShown = (): void => {
    page.show();
    showPlayground();
    void prefetchNext(pages.prefetch);
  };
  const router = startRouter({ pages, status, onShown });
  const page = startPage((address) => router.navigate(address, { replace: true }));
  showStatus(status, router.retry);
  const showPlayground = startPlayground();
  followLinks(router.navigate);
  prefetchOnIntent((address) => pages.load(address).catch(() => undefined));
  onShown();
  layOutBelow();
}

if (!redirectToPlainPath()) start();
