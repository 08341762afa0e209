import type { NavigationStore } from "../lib/navigation/status";
import { withoutTrailingSlash } from "../lib/base-path";
import { plainPath } from "../lib/navigation/plain-path";
import type { GatsbyRuntime } from "./gatsby-runtime";
import { loadDocument } from "./load-document";

/** A promise that stays open: whoever waits for it does nothing more. */
const never = <T>() => new Promise<T>(() => {});

/**
 * Takes part in Gatsby's page changes: tells the store how each goes, lets the last of them win, and deals with those
 * that fail. Gatsby itself would load the page anew, but without its query and hash, and into an error of the
 * browser's where the line is down.
 * @param isAlive whether the first page has come to life; until then its HTML is shown
 * @returns asks anew for what could not be had
 */
export function watchLoading(runtime: GatsbyRuntime, store: NavigationStore, isAlive: () => boolean): (target: string) => void {
  const targets = followTargets(runtime);
  const nextWish = followWishes(store);
  const loader = runtime.___loader;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (path) => {
    // Until then clicks are the browser's, and Gatsby asks for the page that is shown; but that may lead on at once.
    if (!isAlive() && !targets.isAsked()) return loadPage(path);
    const target = targets.take();
    const wish = nextWish();
    const end = store.start();
    wish.addEventListener("abort", end);
    const page = await loadPage(path);
    const isShown = page !== undefined && page.status !== "error";
    end();
    if (!wish.aborted && !isShown) void loadDocument(store, target, { signal: wish, isRetry: false });
    return !wish.aborted && isShown ? page : never();
  };
  return (target) => void loadDocument(store, target, { signal: nextWish(), isRetry: true });
}

/** Knows where the page that is asked for stands, in full. */
function followTargets(runtime: GatsbyRuntime) {
  /** Where the reader wants to go; null for back and forward, which have changed the address already. */
  let wanted: string | null = null;
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const address = withPlainPath(new URL(to, window.location.href));
    wanted = address.href;
    navigate(address.pathname + address.search + address.hash, options);
  };
  return {
    isAsked: () => wanted !== null,
    take: (): string => {
      const target = wanted ?? window.location.href;
      wanted = null;
      return target;
    },
  };
}

function withPlainPath(address: URL): URL {
  address.pathname = withoutTrailingSlash(plainPath(address.pathname) ?? address.pathname);
  return address;
}

/**
 * What the reader asks for, of which the last counts: pages, and ways back and forward.
 * @returns begins a wish; its signal tells when another one has taken its place
 */
function followWishes(store: NavigationStore): () => AbortSignal {
  let last = new AbortController();
  let here = window.location.href;
  const next = (): AbortSignal => {
    last.abort();
    last = new AbortController();
    here = window.location.href;
    return last.signal;
  };
  window.addEventListener("popstate", () => {
    // A menu that closes takes its entry out of the history, and leads nowhere.
    if (window.location.href === here) return;
    next();
    if (store.get().kind === "failed") store.clear();
  });
  return next;
}
