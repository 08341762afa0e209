import { storageKeys, type Storage } from "../lib/browser/storage";

/**
 * Closes the announcement, and stores its id, so that one with another id is shown again. The early script
 * hides a closed one.
 */
export function startAnnouncement(storage: Storage): void {
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
