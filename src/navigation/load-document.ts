import { successorOf } from "../lib/navigation/successor";
import type { NavigationStore } from "../lib/navigation/status";

/**
 * Loads a page or file the way a browser does, if the server can be reached at all; otherwise says so and stays.
 * @param wish tells when the reader has asked for something else
 */
export async function loadDocument(store: NavigationStore, target: string, wish: AbortSignal): Promise<void> {
  store.clear();
  const end = store.start();
  wish.addEventListener("abort", end);
  try {
    // What comes is asked for again right away: the browser keeps it for that.
    const answer = await fetch(target, { cache: "no-cache", signal: wish });
    const isPage = (answer.headers.get("content-type") ?? "").startsWith("text/html");
    const address = isPage ? successorOf(await answer.text(), target) : target;
    if (!isPage) void answer.body?.cancel();
    // A page that comes back as it was left is not loading any more; what is downloaded leaves this one on the screen.
    if (isPage) window.addEventListener("pagehide", end, { once: true });
    else end();
    if (!wish.aborted) goTo(address);
  } catch (error) {
    end();
    if (!wish.aborted) store.fail(target, error instanceof Error ? error.message : "");
  }
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
