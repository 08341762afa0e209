import { pageOf, targetOf } from "./link-target";

/** Network Information API, where supported. */
const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether prefetching is allowed. */
export const mayPrefetch = (): boolean => allowsPrefetch(connection());

/** Shorter hovers are from a pointer that passes over the link. */
const REST_MS = 65;

/** Prefetches a page when its link is hovered for a moment, focused or touched. */
export function prefetchOnIntent(load: (address: string) => unknown): void {
  const prefetch = (target: string | null): void => {
    if (target !== null && mayPrefetch()) load(target.replace(/#.*/, ""));
  };
  let timer = 0;
  document.addEventListener(
    "mouseover",
    (event) => {
      window.clearTimeout(timer);
      const target = targetOf(event);
      if (target !== null) timer = window.setTimeout(() => prefetch(target), REST_MS);
    },
    { passive: true },
  );
  for (const name of ["touchstart", "focusin"]) {
    document.addEventListener(name, (event) => prefetch(targetOf(event)), { passive: true });
  }
}

/** Readers pay for what they do not open: the round ends when this many bytes were transferred. */
const MOST_BYTES = 32 * 1024;

let round = 0;

/**
 * Prefetches the pages that readers open most often, one at a time while the network is idle; all others are
 * prefetched on intent. Called for each page that is shown, which cancels the previous round.
 */
export async function prefetchNext(prefetch: (address: string) => Promise<void>): Promise<void> {
  round += 1;
  const ours = round;
  await idle();
  let bytes = 0;
  for (const address of new Set(nextPages())) {
    if (ours !== round || !mayPrefetch() || bytes > MOST_BYTES) return;
    await prefetch(address);
    bytes += transferredBytes(address);
  }
}

/** The next page, and those of menu links in the viewport. */
function nextPages(): readonly string[] {
  const isInView = (link: Element): boolean => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const links = [...document.querySelectorAll("nav a[href]")].filter(isInView);
  return [...document.querySelectorAll('main a[rel="next"]'), ...links].flatMap(
    (link) => pageOf(link)?.replace(/#.*/, "") ?? [],
  );
}

/** The compressed bytes of a page as sent; 0 for a page from the cache. */
function transferredBytes(address: string): number {
  const entries = performance.getEntriesByName(new URL(address, location.href).href);
  return entries.reduce(
    (bytes, entry) => (entry instanceof PerformanceResourceTiming ? bytes + entry.transferSize : bytes),
    0,
  );
}

/** After the `load` event, when the main thread is idle. Safari has no `requestIdleCallback`. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}

/** The browser's information on the reader's connection, where supported. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether pages may be prefetched. */
const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !(connection?.saveData === true || (connection?.effectiveType ?? "").includes("2g"));
