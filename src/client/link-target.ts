import { internalTarget } from "../lib/urls/internal-target";
import { withPrefix } from "../lib/urls/with-prefix";
import { isMenuEntry } from "./history-entry";

const prefix = withPrefix("");

/**
 * The address of the page that a link leads to; null for files, other sites, and places on the page being
 * read.
 */
export function pageOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download"))
    return null;
  const target = internalTarget(link.href, window.location.href, prefix);
  return target === null ? null : withPrefix(target);
}

/** The page that an event on a link, or on something in it, is about. */
export const targetOf = ({ target }: Event): string | null =>
  target instanceof Element ? pageOf(target.closest("a[href]")) : null;

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/**
 * Turns clicks on links within the site into changes of page: one listener for all links, whether a component
 * rendered them or a description holds them. The browser follows links to a place on the same page, and marks
 * the target.
 */
export function followLinks(
  navigate: (address: string, options: { readonly replace: boolean }) => void,
): void {
  document.addEventListener("click", (event) => {
    const target = isPlainClick(event) ? targetOf(event) : null;
    if (target === null) return;
    event.preventDefault();
    // The page takes the place of the open menu in the history.
    navigate(target, { replace: isMenuEntry() });
  });
}
