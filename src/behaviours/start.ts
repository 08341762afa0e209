/**
 * What readers can do within a page. The page itself is HTML without a program of its own (see src/client),
 * so everything listens on the document once, for whatever page is shown.
 */
import { showCards } from "./card-links";
import { codeBeside, copyText, fetchText, sayFailed } from "./copying";
import { movedTarget } from "./moved-entries";
import { followReading } from "./reading-place";
import { offerSearch } from "./search-offer";
import { showSingleKeys, startSingleKeys } from "./single-keys";
import { showPlaceInSidebar } from "./sidebar-place";
import { createSidebarMemory } from "./sidebar-memory";
import { rememberSwitches } from "./switch-memory";
import { chooseTab } from "./tabs";

/**
 * Runs once, when the program starts.
 * @param leadTo goes to another page in the place of the one that is shown
 * @returns what is to run whenever a page has been put on the screen, or its address has changed
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

/** Few readers use the filter of a sidebar: its code comes with the first focus on it. */
function startFilter({ target }: Event): void {
  if (!(target instanceof Element) || target.closest("[data-sidebar-filter]") === null) return;
  document.removeEventListener("focusin", startFilter);
  void import("./sidebar-filter").then(
    ({ filterSidebar }) => filterSidebar(),
    () => document.addEventListener("focusin", startFilter),
  );
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
    void import("./copy-menu").then(
      ({ toggleCopyMenu }) => toggleCopyMenu(button),
      () => sayFailed(button),
    );
}
