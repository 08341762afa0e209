import { withPrefix } from "gatsby";
import { allowsPrefetch, type Connection } from "../lib/navigation/connection";
import type { PageLoader } from "./gatsby-runtime";

/** The line's properties, in browsers that tell. */
const connection = () => (navigator as Navigator & { readonly connection?: Connection }).connection;

/** A pointer on its way to something else is over a link for less. */
const restMs = 65;

/**
 * Gets a page as soon as its link is pointed at for a moment, focused or touched, so that it is there when the press ends. On slow lines and
 * for readers who save data nothing is fetched that was not asked for, by Gatsby's own links either.
 */
export function prefetchOnIntent(page: Document, loader: PageLoader, targetOf: (event: Event) => string | null): void {
  const hovering = loader.hovering.bind(loader);
  loader.hovering = (path) => {
    if (allowsPrefetch(connection())) hovering(path);
  };
  const prefetch = (target: string | null): void => {
    if (target !== null) loader.hovering(withPrefix(target.replace(/#.*/, "")));
  };
  let resting = 0;
  page.addEventListener("mouseover", (event) => {
    window.clearTimeout(resting);
    const target = targetOf(event);
    if (target !== null) resting = window.setTimeout(() => prefetch(target), restMs);
  }, { passive: true });
  for (const name of ["touchstart", "focusin"]) page.addEventListener(name, (event) => prefetch(targetOf(event)), { passive: true });
}
