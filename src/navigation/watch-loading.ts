import type { NavigationStore } from "../lib/navigation/status";
import { withoutTrailingSlash } from "../lib/base-path";
import { plainPath } from "../lib/navigation/plain-path";
import type { GatsbyRuntime, LoadedPage } from "./gatsby-runtime";
import { plainPagePath, type WrittenPages } from "./written-pages";

/** A promise that stays open: whoever waits for it does nothing more. */
const never = <T>() => new Promise<T>(() => {});

/**
 * Takes part in Gatsby's page changes: tells the store how each goes, and deals with those that fail. Gatsby itself
 * would load the page anew, but without its query and hash, and into an error of the browser's where the line is down.
 * @param pages what the build wrote; null where it wrote none
 * @param isAlive whether the first page has come to life; until then its HTML is shown and needs no indicator
 */
export function watchLoading(runtime: GatsbyRuntime, store: NavigationStore, pages: WrittenPages | null, isAlive: () => boolean): void {
  /** Where the reader wants to go; null for back and forward, which have changed the address already. */
  let wanted: string | null = null;
  const loader = runtime.___loader;
  const loadPage = loader.loadPage.bind(loader);
  const navigate = runtime.___navigate;

  runtime.___navigate = (to, options) => {
    if (typeof to === "number") return navigate(to, options);
    const address = withPlainPath(new URL(to, window.location.href));
    wanted = address.href;
    navigate(address.pathname + address.search + address.hash, options);
  };

  loader.loadPage = async (path) => {
    const target = wanted ?? window.location.href;
    wanted = null;
    const end = isAlive() ? store.start() : () => {};
    const page = await withWritten(loadPage(path), pages);
    end();
    if (page && page.status !== "error") return page;
    if (isAlive()) void loadDocument(store, target);
    else store.fail(target, reasonOf(page?.error));
    return never();
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

function withPlainPath(address: URL): URL {
  address.pathname = withoutTrailingSlash(plainPath(address.pathname) ?? address.pathname);
  return address;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : "");

/** Loads a page the way a browser does, if the server can be reached at all; otherwise says so and stays. */
export async function loadDocument(store: NavigationStore, target: string): Promise<void> {
  store.clear();
  const end = store.start();
  try {
    await fetch(target, { method: "HEAD", cache: "no-store" });
  } catch (error) {
    end();
    store.fail(target, reasonOf(error));
    return;
  }
  // A page that comes back as it was left is not loading any more.
  window.addEventListener("pagehide", end, { once: true });
  const here = window.location;
  // An address that differs in its hash alone would not load anything.
  if (target.replace(/#.*/, "") === here.href.replace(/#.*/, "")) {
    window.history.replaceState(window.history.state, "", target);
    here.reload();
  } else {
    here.assign(target);
  }
}
