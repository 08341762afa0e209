import { allowsPrefetch, type Connection } from "../lib/navigation/connection";
import type { PageLoader } from "./gatsby-runtime";
import type { WrittenPages } from "./written-pages";

/** The line's properties, in browsers that tell. */
const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/**
 * Gets a page as soon as its link is pointed at or touched, so that it is there when the press ends. On slow lines and
 * for readers who save data nothing is fetched that was not asked for, by Gatsby's own links either.
 */
export function prefetchOnIntent(page: Document, loader: PageLoader, pages: WrittenPages | null, targetOf: (event: Event) => string | null): void {
  const hovering = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (!allowsPrefetch(connection())) return;
    hovering(path);
    // A page that cannot be had is asked for again when its link is followed, which tells the reader.
    pages?.load(pathOf(path)).catch(() => undefined);
  };
  const onIntent = (event: Event) => {
    const target = targetOf(event);
    if (target !== null) loader.hovering(target.replace(/#.*/, ""));
  };
  for (const name of ["mouseover", "touchstart", "focusin"]) page.addEventListener(name, onIntent, { passive: true });
}

/** An address's path as pages are known by. */
const pathOf = (target: string): string => target.replace(/\?.*/, "").replace(/(.)\/$/, "$1");
