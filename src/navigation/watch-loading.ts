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
 */
export function watchLoading(runtime: GatsbyRuntime, store: NavigationStore, isAlive: () => boolean): void {
  const takeTarget = followTargets(runtime);
  const wishes = followWishes(store);
  const loader = runtime.___loader;
  const loadPage = loader.loadPage.bind(loader);
  loader.loadPage = async (path) => {
    // Until then clicks are the browser's.
    if (!isAlive()) return loadPage(path);
    const target = takeTarget();
    const wish = wishes.begin();
    const page = await loadPage(path);
    const isShown = page !== undefined && page.status !== "error";
    wish.end();
    if (wish.isLast() && !isShown) void loadDocument(store, target, wish.isLast);
    return wish.isLast() && isShown ? page : never();
  };
}

/** @returns a function that tells where the page that is asked for now stands, in full */
function followTargets(runtime: GatsbyRuntime): () => string {
  /** Where the reader wants to go; null for back and forward, which have changed the address already. */
  let wanted: string | null = null;
  const navigate = runtime.___navigate;
  runtime.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const address = withPlainPath(new URL(to, window.location.href));
    wanted = address.href;
    navigate(address.pathname + address.search + address.hash, options);
  };
  return () => {
    const target = wanted ?? window.location.href;
    wanted = null;
    return target;
  };
}

function withPlainPath(address: URL): URL {
  address.pathname = withoutTrailingSlash(plainPath(address.pathname) ?? address.pathname);
  return address;
}

/** What the reader has asked for, of which the last counts: pages, and ways back and forward. */
function followWishes(store: NavigationStore) {
  let count = 0;
  let here = window.location.href;
  let end = (): void => undefined;
  const next = (): void => {
    count += 1;
    here = window.location.href;
    end();
  };
  window.addEventListener("popstate", () => {
    // A menu that closes takes its entry out of the history, and leads nowhere.
    if (window.location.href === here) return;
    next();
    if (store.get().kind === "failed") store.clear();
  });
  return {
    begin: () => {
      next();
      const own = count;
      const endOwn = store.start();
      end = endOwn;
      return { end: endOwn, isLast: () => own === count };
    },
  };
}
