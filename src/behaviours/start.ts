/**
 * Interactive behaviour of pages. A page is static HTML (see src/client), so all listeners are on the
 * document, and added once for all pages.
 */
import { prepareTypes, showCards } from "./card-links";
import { codeBeside, copyText, fetchText } from "./copying";
import { loadPart } from "./failure-notice";
import { movedTarget } from "./moved-entries";
import { followReading } from "./reading-place";
import { offerSearch } from "./search-offer";
import { showSingleKeys, startSingleKeys } from "./single-keys";
import { showPlaceInSidebar } from "./sidebar-place";
import { createSidebarMemory } from "./sidebar-memory";
import { rememberSwitches } from "./switch-memory";
import { chooseTab } from "./tabs";

/**
 * Runs once, when the client bundle starts.
 * @param leadTo replaces the current page by another one
 * @returns a function to call whenever a page has been shown, or its address has changed
 */
export function startBehaviours(leadTo: (address: string) => void): () => void {
  const sidebar = createSidebarMemory();
  const restoreSwitches = rememberSwitches();
  document.addEventListener("click", pressButton);
  document.addEventListener("click", chooseTab);
  document.addEventListener("keydown", chooseTab);
  // It does not bubble.
  document.addEventListener("toggle", sidebar.note, { capture: true });
  showCards();
  document.addEventListener("pointerover", prepareTypes);
  document.addEventListener("focusin", startFilter);
  document.addEventListener("keydown", startKeys);
  startSingleKeys();
  let stopReading = (): void => undefined;
  return () => {
    stopReading();
    sidebar.restore();
    restoreSwitches();
    showPlaceInSidebar();
    offerSearch();
    showSingleKeys();
    stopReading = followReading();
    const target = movedTarget();
    if (target !== null) leadTo(target);
  };
}

/** Few readers use the sidebar's filter: its code is loaded on the first focus. */
function startFilter({ target }: Event): void {
  const filter = target instanceof HTMLInputElement ? target.closest("[data-sidebar-filter]") : null;
  if (filter === null) return;
  const load = () => {
    document.removeEventListener("focusin", startFilter);
    return import("./sidebar-filter").catch((error: unknown) => {
      document.addEventListener("focusin", startFilter);
      throw error;
    });
  };
  void loadPart(load, ({ filterSidebar }) => filterSidebar(), filter);
}

/** Most readers have a mouse: what the keyboard does comes with the first key that it does something for. */
function startKeys(event: KeyboardEvent): void {
  if (!["Tab", "j", "k"].includes(event.key)) return;
  document.removeEventListener("keydown", startKeys);
  void import("./keyboard").then(
    ({ startKeyboard }) => startKeyboard(event),
    () => document.addEventListener("keydown", startKeys),
  );
}

function pressButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLElement>("button[data-copy]") : null;
  if (button === null) return;
  const { copy, file = "" } = button.dataset;
  if (copy === "code") void copyText(button, () => codeBeside(button));
  if (copy === "file") void copyText(button, () => fetchText(file));
  if (copy === "entry")
    void loadPart(
      () => import("./copy-menu"),
      ({ toggleCopyMenu }) => toggleCopyMenu(button),
    );
}
