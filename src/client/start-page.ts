import { labelColourMode, startColourMode } from "../behaviours/colour-mode-button";
import { startDropdowns } from "../behaviours/dropdown";
import { startBehaviours } from "../behaviours/start";
import { showPreferredVersion, startVersionLinks } from "../behaviours/version-links";
import { createLocalStorage, storageKeys, type Storage } from "../lib/browser/storage";
import { showDialogOfAddress, startDialogs } from "./dialogs";

/**
 * Starts the interactive behaviour of a document, once, for builds, `gatsby develop` and the offline copy.
 * `redirect` replaces the current page; `show` must be called whenever a page has been shown, or its address
 * has changed.
 */
export function startPage(redirect: (address: string) => void): { readonly show: () => void } {
  const storage = createLocalStorage((message, error) => console.warn(message, error));
  startColourMode(storage);
  startAnnouncement(storage);
  startDropdowns();
  startNavbarVisibility();
  startVersionLinks(storage);
  startDialogs();
  const showBehaviours = startBehaviours(redirect);
  const { dataset } = document.documentElement;
  return {
    show: () => {
      labelColourMode();
      showPreferredVersion(storage);
      showDialogOfAddress();
      showBehaviours();
      if ("ready" in dataset) return;
      dataset["ready"] = "";
      replayEarlyClick();
    },
  };
}

/** An announcement with another id is shown again. The early script hides a closed one. */
function startAnnouncement(storage: Storage): void {
  const bar = document.querySelector<HTMLElement>("[data-announcement]");
  const button = bar?.querySelector("[data-close-announcement]");
  if (!bar || !button) return;
  const { announcement: id = "" } = bar.dataset;
  if (storage.get(storageKeys.announcementId) !== id) {
    storage.set(storageKeys.announcementId, id);
    storage.set(storageKeys.announcementDismissed, "false");
  } else if (storage.get(storageKeys.announcementDismissed) === "true") {
    return bar.remove();
  }
  button.addEventListener("click", () => {
    storage.set(storageKeys.announcementDismissed, "true");
    // The button is about to be removed; the focus moves nearby.
    if (bar.contains(document.activeElement))
      document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
    bar.remove();
  });
}

function startNavbarVisibility(): void {
  if (document.querySelector("[data-hide-on-scroll]") === null) return;
  let state: ScrollState = { position: window.scrollY, hidden: false };
  window.addEventListener(
    "scroll",
    () => {
      const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
      const { scrollY, innerHeight } = window;
      const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight;
      state = afterScroll(state, scrollY, bar?.offsetHeight ?? 0, isAtBottom);
      bar?.toggleAttribute("data-hidden", state.hidden);
    },
    { passive: true },
  );
}

interface ScrollState {
  readonly position: number;
  readonly hidden: boolean;
}

function afterScroll(
  { position: last, hidden }: ScrollState,
  position: number,
  navbarHeight: number,
  atBottom: boolean,
): ScrollState {
  if (position < navbarHeight) return { position, hidden: false };
  // Bouncing at the end of a page does not count as scrolling up.
  if (position === last || atBottom) return { position, hidden };
  return { position, hidden: position > last };
}

/** Repeats a click from before the client bundle ran, which the early script has recorded. */
function replayEarlyClick(): void {
  const button: unknown = Reflect.get(window, "pressedEarly");
  if (button instanceof HTMLElement) button.click();
}
