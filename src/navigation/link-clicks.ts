import { withPrefix } from "gatsby";
import { internalTarget } from "../lib/internal-target";
import { gatsbyRuntime } from "./gatsby-runtime";

const prefix = withPrefix("/").replace(/\/$/, "");

/** The path that a link leads to when it is one of this site's pages, and not the one being read. */
export function targetOf(event: Event): string | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download")) return null;
  return internalTarget(link.href, window.location.href, prefix);
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** An open menu has an entry in the history (use-back-closes.ts); the page that is left for takes its place. */
function stateHasOpenMenu(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "openMenu" in state;
}

/**
 * Turns clicks on links within the site into client navigation: one listener for all, whether a component wrote the
 * link or a description holds it. Links to a place on the same page stay with the browser, which also marks the target.
 */
export function followLinksInPage(page: Document): void {
  page.addEventListener("click", (event) => {
    // Until the page is alive nothing would show another one: the browser follows the link.
    if (!isPlainClick(event) || !("alive" in page.documentElement.dataset)) return;
    const target = targetOf(event);
    if (target === null) return;
    event.preventDefault();
    gatsbyRuntime().___navigate(withPrefix(target), { replace: stateHasOpenMenu() });
  });
}
