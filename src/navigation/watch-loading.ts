import type { NavigationStore } from "../lib/navigation/status";
import { withoutTrailingSlash } from "../lib/base-path";
import { plainPath } from "../lib/navigation/plain-path";
import type { GatsbyRuntime, LoadedPage, PageLoader } from "./gatsby-runtime";
import { loadDocument, reasonOf } from "./load-document";
import { notFound, plainPagePath, type WrittenPages } from "./written-pages";

/** A promise that stays open: whoever waits for it does nothing more. */
const never = <T>() => new Promise<T>(() => {});

/**
 * Takes part in Gatsby's page changes: tells the store how each goes, lets the last of them win, and deals with those
 * that fail. Gatsby itself would load the page anew, but without its query and hash, and into an error of the
 * browser's where the line is down.
 * @param pages what the build wrote; null where it wrote none
 * @param isAlive whether the first page has come to life; until then its HTML is shown and needs no indicator
 */
export function watchLoading(runtime: GatsbyRuntime, store: NavigationStore, pages: WrittenPages | null, isAlive: () => boolean): void {
  const takeTarget = followTargets(runtime);
  const wishes = followWishes(store);
  const loader = runtime.___loader;
  const loadPage = loader.loadPage.bind(loader);
  if (pages !== null) showWrittenAlone(loader, pages);
  loader.loadPage = async (path) => {
    const target = takeTarget();
    const loading = withWritten(loadPage(path), pages);
    // Until then clicks are the browser's.
    if (!isAlive()) return firstPage(loading, store, target);
    const wish = wishes.begin();
    const page = await loading;
    const isShown = page !== undefined && page.status !== "error" && !(await isElsewhere(page, target));
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

/** Gatsby shows at once what it knows: also a page that has failed, or whose document is still on its way. */
function showWrittenAlone(loader: PageLoader, pages: WrittenPages): void {
  const loadPageSync = loader.loadPageSync.bind(loader);
  loader.loadPageSync = (path, options) => {
    const loaded = loadPageSync(path, options);
    return loaded?.page !== undefined && pages.get(plainPagePath(loaded.page.path)) !== undefined ? loaded : undefined;
  };
}

/** A page is there when Gatsby's notes of it and what the build wrote are. */
async function withWritten(loading: Promise<LoadedPage | undefined>, pages: WrittenPages | null): Promise<LoadedPage | undefined> {
  const loaded = await loading;
  if (loaded?.page === undefined) return loaded;
  try {
    await pages?.load(plainPagePath(loaded.page.path));
    return loaded;
  } catch (error) {
    return { status: "error", error };
  }
}

async function firstPage(loading: Promise<LoadedPage | undefined>, store: NavigationStore, target: string): Promise<LoadedPage | undefined> {
  const page = await loading;
  if (page && page.status !== "error") return page;
  store.fail(target, reasonOf(page?.error));
  return never();
}

/** Whether there is something at an address where Gatsby knows no page: a file, or a page that leads on. It does not look below a base path. */
async function isElsewhere({ page }: LoadedPage, target: string): Promise<boolean> {
  if (page?.path !== notFound) return false;
  return fetch(target, { method: "HEAD" }).then(({ ok }) => ok, () => false);
}
