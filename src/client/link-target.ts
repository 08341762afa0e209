import { closestTo } from "../lib/browser/closest-to";
import { internalTarget } from "../lib/urls/paths";
import { withPrefix } from "../lib/urls/with-prefix";
import { isMenuEntry } from "../lib/browser/history-entry";

const prefix = withPrefix("");

/** The address of a link's page; null for files, other sites and fragments of the current page. */
export function pageOf(link: Element | null): string | null {
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.hasAttribute("download"))
    return null;
  const target = internalTarget(link.href, window.location.href, prefix);
  return target === null ? null : withPrefix(target);
}

export const targetOf = (event: Event): string | null => pageOf(closestTo(event, "a[href]"));

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey;

/** Links to a fragment of the current page are left to the browser, which also updates `:target`. */
export function followLinks(
  navigate: (address: string, options: { readonly replace: boolean }) => void,
): void {
  document.addEventListener("click", (event) => {
    const target = isPlainClick(event) ? targetOf(event) : null;
    if (target === null) return;
    event.preventDefault();
    // The page replaces the open menu's entry in the history.
    navigate(target, { replace: isMenuEntry() });
  });
}
