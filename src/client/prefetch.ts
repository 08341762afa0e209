import { allowsPrefetch, type Connection } from "../lib/navigation/connection";
import { pageOf, targetOf } from "./link-target";

/** The properties of the reader's connection, in browsers that have them. */
const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether anything may be fetched that the reader has not asked for. */
export const mayPrefetch = (): boolean => allowsPrefetch(connection());

/** A pointer that only passes over a link is on it for less. */
const REST_MS = 65;

/** Fetches a page when its link is pointed at for a moment, focused or touched. */
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

/** Pages that are fetched for one page being read. */
const MOST = 20;

let round = 0;

/**
 * Fetches the pages of the links in view, one after the other while the line is idle, until the reader moves
 * on. Called for each page that is shown; the former round ends.
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

/** Those of the menus first: readers of an entry seldom leave through a type in a signature. */
function linksInView(): readonly Element[] {
  const isInView = (link: Element): boolean => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const links = [...document.querySelectorAll("nav a[href]"), ...document.querySelectorAll("main a[href]")];
  return links.filter(isInView);
}

/**
 * After the document has loaded, when the main thread has nothing else to do. Safari has no
 * `requestIdleCallback`.
 */
export async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
