import { createSessionStorage } from "../lib/browser/storage";
import { anchorOf } from "../lib/reference/read-cards";
import { layOutAll } from "./deferred-layout";
import { currentKey } from "../lib/browser/history-entry";

/** Without session storage, pages are shown at their top. */
const storage = createSessionStorage(() => undefined);

const nameOf = (key: string): string => `@@scroll|${key}`;

/** Returns a function that scrolls to the history entry's position, the address's fragment, or the top. */
export function trackScrollPosition(): () => void {
  let key = currentKey();
  let isWaiting = false;
  const position = storage.get(nameOf(key));
  // The browser has already scrolled a new document, and the reader may have scrolled since.
  if (position !== null && window.history.scrollRestoration === "manual") scrollTo(position);
  window.addEventListener(
    "scroll",
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        storage.set(nameOf(key), String(window.scrollY));
      });
    },
    { passive: true },
  );
  restoreManually();
  return () => {
    key = currentKey();
    scrollTo(storage.get(nameOf(key)));
  };
}

function scrollTo(position: string | null): void {
  const target = document.getElementById(anchorOf(window.location.hash));
  revealTarget(target);
  markTarget(target);
  // Content above a position in the middle of the page must be laid out first.
  if (position !== null || window.location.hash !== "") layOutAll();
  if (position !== null) window.scrollTo(0, Number(position));
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
  for (const previous of document.querySelectorAll<HTMLElement>(":target, [data-arrived]"))
    previous.dataset["arrived"] = "false";
  if (target !== null) target.dataset["arrived"] = "true";
}

/** Going back would scroll the page that is being replaced. Reloads are left to the browser. */
function restoreManually(): void {
  const set = (value: ScrollRestoration) => (): void => void (window.history.scrollRestoration = value);
  set("manual")();
  window.addEventListener("pagehide", set("auto"));
  window.addEventListener("pageshow", set("manual"));
}
