import { startAnnouncement } from "../behaviours/announcement";
import { labelColourMode, startColourMode } from "../behaviours/colour-mode";
import { startDropdowns } from "../behaviours/dropdown";
import { startNavbarVisibility } from "../behaviours/navbar-visibility";
import { startBehaviours } from "../behaviours/start";
import { showPreferredVersion, startVersionLinks } from "../behaviours/version-links";
import { createLocalStorage } from "../lib/browser/storage";
import { showDialogOfAddress, startDialogs } from "./dialogs";
import { replayEarlyClick } from "./replay-early-clicks";

/**
 * Starts the interactive behaviour of a document, once. Shared by builds, `gatsby
 * develop` and the offline copy, which differ in how they change pages.
 * @param redirect replaces the current page by another one
 * @returns `show` must be called whenever a page has been shown, or its address has changed
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
