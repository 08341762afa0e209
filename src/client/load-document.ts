import { successorOf } from "../lib/navigation/successor";
import type { NavigationStore } from "../lib/navigation/status";
import { canPrefetch } from "./can-prefetch";

/** What the reader asked for. */
export interface Wish {
  /** Aborted when the reader asks for something else. */
  readonly signal: AbortSignal;
  /** Whether this page failed before, and the reader pressed Retry. */
  readonly isRetry: boolean;
}

/**
 * Loads a page or file the way a browser does, if the server can be reached at all; otherwise reports the
 * failure and stays.
 */
export async function loadDocument(
  store: NavigationStore,
  target: string,
  { signal, isRetry }: Wish,
): Promise<void> {
  store.clear();
  const end = store.start();
  signal.addEventListener("abort", end);
  try {
    const address = await addressToLoad(target, signal, end);
    if (!signal.aborted) goTo(address);
  } catch {
    // The reader's second request is the browser's: what refuses scripts may refuse prefetching, too.
    const isReachable =
      !signal.aborted && navigator.onLine && (isRetry || (await canPrefetch(target)) === true);
    end();
    if (signal.aborted) return;
    if (isReachable) goTo(target);
    else store.fail(target);
  }
}

/**
 * The address that a link means. Fails when nothing answers; what is answered is for the browser to show,
 * errors included.
 */
async function addressToLoad(target: string, signal: AbortSignal, end: () => void): Promise<string> {
  // The browser asks for it again at once, and keeps the answer for that. A script may not follow redirects
  // to other sites.
  const answer = await fetch(target, { cache: "no-cache", redirect: "manual", signal });
  const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
  const isRedirect = answer.type === "opaqueredirect";
  // A page that comes back as it was left is not loading any more; what is downloaded leaves this one on the
  // screen.
  if (isPage || isRedirect) window.addEventListener("pagehide", end, { once: true });
  else end();
  if (isPage) return successorOf(await answer.text(), target);
  void answer.body?.cancel();
  return target;
}

function goTo(target: string): void {
  const here = window.location;
  // An address that differs in its hash alone would not load anything.
  if (target.replace(/#.*/, "") === here.href.replace(/#.*/, "")) {
    window.history.replaceState(window.history.state, "", target);
    here.reload();
  } else {
    here.assign(target);
  }
}
