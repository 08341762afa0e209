import { successorOf } from "../lib/navigation/successor";
import type { NavigationStore } from "../lib/navigation/status";

interface LoadRequest {
  readonly signal: AbortSignal;
  /** Whether this page failed before, and the reader pressed Retry. */
  readonly isRetry: boolean;
}

export async function loadDocument(
  store: NavigationStore,
  target: string,
  { signal, isRetry }: LoadRequest,
): Promise<void> {
  store.clear();
  const end = store.start();
  signal.addEventListener("abort", end);
  try {
    const address = await addressToLoad(target, signal, end);
    if (!signal.aborted) goTo(address);
  } catch {
    // On Retry the browser loads it without a check: whatever blocks fetches may also block prefetching.
    const isReachable =
      !signal.aborted && navigator.onLine && (isRetry || (await canPrefetch(target)) === true);
    end();
    if (signal.aborted) return;
    if (isReachable) goTo(target);
    else store.fail(target);
  }
}

/** Resolves redirects. Rejects if the server does not respond; the browser shows any response. */
async function addressToLoad(target: string, signal: AbortSignal, end: () => void): Promise<string> {
  // The browser requests the page again and reuses this response from its cache. A script may not follow
  // redirects to other sites.
  const response = await fetch(target, { cache: "no-cache", redirect: "manual", signal });
  const isPage = (response.headers.get("content-type") ?? "").startsWith("text/html");
  const isRedirect = response.type === "opaqueredirect";
  // A page restored from the back-forward cache is not loading any more; a download does not leave the page.
  if (isPage || isRedirect) window.addEventListener("pagehide", end, { once: true });
  else end();
  if (isPage) return successorOf(await response.text(), target);
  void response.body?.cancel();
  return target;
}

function goTo(target: string): void {
  const current = window.location;
  // The browser loads nothing if only the fragment differs.
  if (target.replace(/#.*/, "") === current.href.replace(/#.*/, "")) {
    window.history.replaceState(window.history.state, "", target);
    current.reload();
  } else {
    current.assign(target);
  }
}

/** Some browsers ignore a prefetch silently, with data saver or on a slow connection. */
const PATIENCE_MS = 5000;

/** Whether the browser can load what `fetch()` cannot, which extensions may block; null if unknown. */
function canPrefetch(address: string): Promise<boolean | null> {
  const link = document.createElement("link");
  if (!link.relList.supports("prefetch")) return Promise.resolve(null);
  return new Promise((resolve) => {
    const settle = (isLoaded: boolean | null) => () => {
      clearTimeout(timer);
      link.remove();
      resolve(isLoaded);
    };
    const timer = setTimeout(settle(null), PATIENCE_MS);
    link.addEventListener("load", settle(true));
    link.addEventListener("error", settle(false));
    link.rel = "prefetch";
    link.href = address;
    document.head.append(link);
  });
}
