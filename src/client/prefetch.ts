import { allowsPrefetch, type Connection } from "../lib/navigation/connection";
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

/** Maximum number of prefetched pages per visited page. */
const MOST = 20;

let round = 0;

/**
 * Prefetches the pages of links in the viewport, one at a time while the network is idle. Called for each
 * page that is shown, which cancels the previous round.
 */
export async function prefetchInView(prefetch: (address: string) => Promise<void>): Promise<void> {
  round += 1;
  const ours = round;
  await idle();
  const targets = new Set(linksInView().flatMap((link) => pageOf(link)?.replace(/#.*/, "") ?? []));
  for (const target of [...targets].slice(0, MOST)) {
    if (ours !== round || !mayPrefetch()) return;
    await prefetch(target);
  }
}

/** Links of menus first: readers rarely follow a type in a signature. */
function linksInView(): readonly Element[] {
  const isInView = (link: Element): boolean => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const links = [...document.querySelectorAll("nav a[href]"), ...document.querySelectorAll("main a[href]")];
  return links.filter(isInView);
}

/** After the `load` event, when the main thread is idle. Safari has no `requestIdleCallback`. */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
