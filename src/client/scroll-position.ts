import { anchorOf } from "../lib/reference/cards";
import { layOutAll } from "./deferred-layout";
import { currentKey } from "./history-entry";

const nameOf = (key: string): string => `@@scroll|${key}`;

/** Without session storage, pages are shown from their top. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

export interface ScrollPosition {
  /**
   * Scrolls to where the reader left this entry of the history, or to the target of the address, or to the
   * top.
   */
  show(): void;
}

/** Remembers the scroll position of each entry of the history. */
export function trackScrollPosition(): ScrollPosition {
  let key = currentKey();
  let isWaiting = false;
  const left = attempt(() => window.sessionStorage.getItem(nameOf(key)));
  // The browser has shown a new document at its place already, and the reader may have moved on since.
  if (left !== null && window.history.scrollRestoration === "manual") scrollTo(left);
  window.addEventListener(
    "scroll",
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        attempt(() => window.sessionStorage.setItem(nameOf(key), String(window.scrollY)));
      });
    },
    { passive: true },
  );
  restoreManually();
  return {
    show: () => {
      key = currentKey();
      scrollTo(attempt(() => window.sessionStorage.getItem(nameOf(key))));
    },
  };
}

function scrollTo(left: string | null): void {
  const target = document.getElementById(anchorOf(window.location.hash));
  revealTarget(target);
  markTarget(target);
  // What is above a place in the middle of the page needs its height first.
  if (left !== null || window.location.hash !== "") layOutAll();
  if (left !== null) window.scrollTo(0, Number(left));
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Opens what the target is folded in. Browsers do so themselves only for addresses that they go to. */
function revealTarget(target: HTMLElement | null): void {
  const fold = target?.parentElement?.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  revealTarget(fold);
}

/**
 * Marks the target of the address: `:target` follows neither pushState nor replaceState, so the old one is
 * unmarked, too.
 */
function markTarget(target: HTMLElement | null): void {
  for (const former of document.querySelectorAll<HTMLElement>(":target, [data-arrived]"))
    former.dataset["arrived"] = "false";
  if (target !== null) target.dataset["arrived"] = "true";
}

/**
 * Going back, the browser would scroll the page that is left; a document that is loaded again, it restores by
 * itself.
 */
function restoreManually(): void {
  const set = (value: ScrollRestoration) => (): void => void (window.history.scrollRestoration = value);
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
}
