/** Pages are static HTML: listeners are on the document, for all pages, and find elements by attributes. */
import { prepareTypes, showCards } from "./card-links";
import { codeBeside, copyText } from "./copying";
import { loadPart } from "./failure-notice";
import { followReading } from "./reading-position";
import { showSingleKeys, startSingleKeys } from "./single-keys";
import { closestTo } from "../lib/browser/closest-to";
import { fetchFile } from "../lib/browser/fetch-file";
import { keyIndex } from "../lib/browser/key-index";
import { anchorOf } from "../lib/reference/read-cards";
import { movedTo } from "../lib/reference/moved-to";
import { toPathQuery } from "../lib/urls/paths";

/** Returns a function to call whenever a page has been shown, or its address has changed. */
export function startBehaviours(leadTo: (address: string) => void): () => void {
  const sidebar = createSidebarMemory();
  const restoreSwitches = rememberSwitches();
  document.addEventListener("click", pressButton);
  document.addEventListener("click", chooseTab);
  document.addEventListener("keydown", chooseTab);
  // `toggle` does not bubble.
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

/** Most readers have a mouse: the keyboard's code is loaded with the first key that it handles. */
function startKeys(event: KeyboardEvent): void {
  if (!["Tab", "j", "k"].includes(event.key)) return;
  document.removeEventListener("keydown", startKeys);
  void import("./keyboard").then(
    ({ startKeyboard }) => startKeyboard(event),
    () => document.addEventListener("keydown", startKeys),
  );
}

function pressButton(event: Event): void {
  const button = closestTo(event, "button[data-copy]");
  if (button === null) return;
  const { copy, file = "" } = button.dataset;
  if (copy === "code") void copyText(button, () => codeBeside(button));
  if (copy === "file") void copyText(button, async () => (await fetchFile(file)).text());
  if (copy === "entry")
    void loadPart(
      () => import("./copy-menu"),
      ({ toggleCopyMenu }) => toggleCopyMenu(button),
    );
}

/** The address of an entry that the fragment names, if it has moved to a page of its own. */
function movedTarget(): string | null {
  if (window.location.hash === "") return null;
  const owners = [...document.querySelectorAll("[data-own-pages] > li")].map((entry) => ({
    anchor: entry.id,
    href: entry.querySelector("a")?.getAttribute("href") ?? "",
  }));
  return movedTo(anchorOf(window.location.hash), owners);
}

/** On the page for unknown addresses: links to a search for its end, and to the nearest page. */
function offerSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-look-for]");
  const query = toPathQuery(window.location.pathname);
  if (!link || query === "") return;
  link.search = `?q=${encodeURIComponent(query)}`;
  link.textContent = link.dataset["lookFor"]?.replace("{query}", () => query) ?? query;
  link.parentElement?.removeAttribute("hidden");
  void import("./offer-nearest").then(
    ({ offerNearest }) => offerNearest(),
    () => undefined,
  );
}

const selector = "details[data-category]";

function createSidebarMemory() {
  const openByName = new Map<string, boolean>();
  // The name includes those of the parent categories, so that it is unique.
  const nameOf = ({ dataset }: HTMLElement): string => dataset["category"] ?? "";
  return {
    note: ({ target }: Event): void => {
      if (target instanceof HTMLDetailsElement && target.matches(selector))
        openByName.set(nameOf(target), target.open);
    },
    restore: (): void => {
      for (const category of document.querySelectorAll<HTMLDetailsElement>(selector))
        category.open = openByName.get(nameOf(category)) ?? category.open;
    },
  };
}

/** Scrolls a long sidebar to the current page, without scrolling anything else. */
function showPlaceInSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>("[data-secondary-menu]");
  const current = sidebar?.querySelector<HTMLElement>("[aria-current=page]");
  if (!sidebar || !current) return;
  const { top, height } = sidebar.getBoundingClientRect();
  const rect = current.getBoundingClientRect();
  if (rect.top < top || rect.bottom > top + height) sidebar.scrollTop += rect.top - top - height / 3;
}

/** Keeps the state of each `<details data-switch>` across pages, when the returned function is called. */
function rememberSwitches(): () => void {
  const choices = new Map<string, boolean>();
  // Not `toggle`, which browsers also fire when they parse an open element, or find text in a closed one.
  document.addEventListener("click", (event) => {
    const details = closestTo(event, "summary")?.parentElement;
    if (details instanceof HTMLDetailsElement && details.dataset["switch"] !== undefined)
      choices.set(details.dataset["switch"], !details.open);
  });
  return () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-switch]"))
      details.open = choices.get(details.dataset["switch"] ?? "") ?? details.open;
  };
}

function chooseTab(event: Event): void {
  const tab = closestTo(event, "[role=tab]");
  if (tab === null || (event instanceof KeyboardEvent && (event.altKey || event.ctrlKey || event.metaKey)))
    return;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const current = tabs.indexOf(tab);
  const keys = ["ArrowLeft", "ArrowRight"] as const;
  const index = event instanceof KeyboardEvent ? keyIndex(event.key, current, tabs.length, keys) : current;
  const chosen = index === null ? undefined : tabs[index];
  if (chosen === undefined) return;
  event.preventDefault();
  for (const other of tabs) {
    other.ariaSelected = String(other === chosen);
    other.tabIndex = other === chosen ? 0 : -1;
    const panel = document.getElementById(other.getAttribute("aria-controls") ?? "");
    panel?.setAttribute("data-chosen", String(other === chosen));
  }
  chosen.focus();
}
