import { labelColourMode, startColourMode } from "../behaviours/colour-mode-button";
import { startDropdowns } from "../behaviours/dropdown";
import { startBehaviours } from "../behaviours/start";
import { showPreferredVersion, startVersionLinks } from "../behaviours/version-links";
import { createLocalStorage, storageKeys, type Storage } from "../lib/browser/storage";
import { showDialogOfAddress, startDialogs } from "./dialogs";

/** Starts a document's behaviour, once. Call `show` when a page is shown, or its address has changed. */
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
  let lastScrollY = window.scrollY;
  const onScroll = (): void => {
    const bar = document.querySelector<HTMLElement>("[data-hide-on-scroll]");
    const { scrollY, innerHeight } = window;
    const isAtTop = scrollY < (bar?.offsetHeight ?? 0);
    // Bouncing at the end of a page does not count as scrolling up.
    const isAtBottom = scrollY + innerHeight >= document.documentElement.scrollHeight;
    if (isAtTop || (scrollY !== lastScrollY && !isAtBottom))
      bar?.toggleAttribute("data-hidden", !isAtTop && scrollY > lastScrollY);
    lastScrollY = scrollY;
  };
  window.addEventListener("scroll", onScroll, { passive: true });
}

/** Repeats a click from before the client bundle ran, which the early script has recorded. */
function replayEarlyClick(): void {
  const button: unknown = Reflect.get(window, "pressedEarly");
  if (button instanceof HTMLElement) button.click();
}
