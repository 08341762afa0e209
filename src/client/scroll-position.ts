import { anchorOf } from "../lib/reference/read-cards";
import { layOutAll } from "./deferred-layout";
import { currentKey } from "./history-entry";

const nameOf = (key: string): string => `@@scroll|${key}`;

/** Without session storage, pages are shown at their top. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

interface ScrollPosition {
  /** Scrolls to the history entry's position, the address's fragment, or the top. */
  show(): void;
}

export function trackScrollPosition(): ScrollPosition {
  let key = currentKey();
  let isWaiting = false;
  const left = attempt(() => window.sessionStorage.getItem(nameOf(key)));
  // The browser has already scrolled a new document, and the reader may have scrolled since.
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
  // Content above a position in the middle of the page must be laid out first.
  if (left !== null || window.location.hash !== "") layOutAll();
  if (left !== null) window.scrollTo(0, Number(left));
  else if (target !== null) target.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** Opens `<details>` around the fragment's target. Browsers do so only for navigations of their own. */
function revealTarget(target: HTMLElement | null): void {
  const fold = target?.parentElement?.closest<HTMLDetailsElement>("details:not([open])");
  if (!fold) return;
  fold.open = true;
  revealTarget(fold);
}

/** `:target` does not follow pushState and replaceState, so the previous target is unmarked, too. */
function markTarget(target: HTMLElement | null): void {
  for (const former of document.querySelectorAll<HTMLElement>(":target, [data-arrived]"))
    former.dataset["arrived"] = "false";
  if (target !== null) target.dataset["arrived"] = "true";
}

/** Going back would scroll the page that is being replaced. Reloads are left to the browser. */
function restoreManually(): void {
  const set = (value: ScrollRestoration) => (): void => void (window.history.scrollRestoration = value);
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
}
