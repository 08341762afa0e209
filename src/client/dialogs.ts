import { loadPart, showFailure } from "../behaviours/failure-notice";
import { closestTo } from "../lib/browser/closest-to";
import { queryInAddress } from "../lib/search/query-address";
import { hasSingleKeys, isSingleKey } from "../behaviours/single-keys";
import type { SearchScope } from "../lib/search/manifest";
import { searchEngine } from "./page-search-engine";
import { mayPrefetch } from "./prefetch";
import { openSearchShell, type SearchShell } from "./search-shell";
import type { Dialog } from "./islands";

const fetchIslands = () => import("./islands");

/** Fetches the dialogs' code, and then the search's index of names, which is larger. */
function fetchDialogs(): void {
  fetchIslands().then(
    () => void (mayPrefetch() && prepareSearch()),
    () => undefined,
  );
}

function prepareSearch(): void {
  const scope = document.querySelector<HTMLElement>("[data-search-scope]")?.dataset["searchScope"];
  // Rendered by SearchButton.tsx.
  if (scope !== undefined) searchEngine.prepare(JSON.parse(scope) as SearchScope);
}

let current: Dialog | null = null;
let isShown = false;
/** Open while the code of the search is loading. */
let shell: SearchShell | null = null;

const openers = "[data-open-search], [data-open-menu]";
const openerOf = (event: Event): HTMLElement | null => closestTo(event, openers);

export function startDialogs(): void {
  const onIntent = (event: Event): void => {
    if (openerOf(event) !== null) fetchDialogs();
  };
  for (const name of ["pointerover", "pointerdown", "focusin"])
    document.addEventListener(name, onIntent, { passive: true });
  document.addEventListener("click", (event) => {
    const opener = openerOf(event);
    if (opener === null) return;
    const { openMenu: id } = opener.dataset;
    if (id === undefined) openSearch("");
    else open({ kind: "menu", id });
  });
  document.addEventListener("keydown", onKeyDown);
}

/** Closes the previous page's dialog; opens the search for an address with a query: `?q=set timeout`. */
export function showDialogOfAddress(): void {
  const query = queryInAddress();
  if (current !== null && query === null) close();
  if (query !== null && current === null) openSearch(query);
}

function openSearch(query: string): void {
  if (current?.kind !== "search") open({ kind: "search", query });
}

function open(dialog: Dialog): void {
  let requested = dialog;
  const load = async (): ReturnType<typeof fetchIslands> => {
    current = requested;
    if (requested.kind === "search") openShell(requested.query);
    try {
      const islands = await fetchIslands();
      await shell?.composed();
      return islands;
    } catch (error) {
      // A dialog that was opened later reports the failure, with the text typed in it.
      if (current !== requested) return new Promise(() => undefined);
      // Text typed while loading becomes the query of the next attempt.
      requested = typed(requested);
      closeShell();
      current = null;
      throw error;
    }
  };
  const crash = (): void => {
    current = null;
    showFailure({ failed: "part", container: null, retry: () => open(dialog) });
  };
  void loadPart(load, ({ showDialog }) => {
    // A dialog that was closed or replaced while loading is not shown.
    if (current !== requested) return;
    current = typed(requested);
    const selection = shell?.selection();
    closeShell();
    setExpanded(current);
    showDialog(current, { engine: searchEngine, onClose: close, onCrash: crash });
    isShown = true;
    const field = document.activeElement;
    if (selection !== undefined && field instanceof HTMLInputElement) field.setSelectionRange(...selection);
  });
}

/** The index is fetched beside the dialog's code. */
function openShell(query: string): void {
  prepareSearch();
  shell = openSearchShell(query, close);
}

function closeShell(): void {
  shell?.close();
  shell = null;
}

const typed = (dialog: Dialog): Dialog =>
  dialog.kind === "search" && shell !== null ? { ...dialog, query: shell.query() } : dialog;

function close(): void {
  current = null;
  closeShell();
  setExpanded(null);
  if (!isShown) return;
  isShown = false;
  void fetchIslands().then(({ showDialog }) => {
    if (current === null) showDialog(null, { engine: searchEngine, onClose: close, onCrash: close });
  });
}

function setExpanded(dialog: Dialog | null): void {
  const button = document.querySelector<HTMLElement>("[data-open-menu]");
  if (button === null) return;
  button.ariaExpanded = String(dialog?.kind === "menu");
  if (dialog?.kind === "menu") button.setAttribute("aria-controls", dialog.id);
  else button.removeAttribute("aria-controls");
}

/** `/`, Ctrl-K and Cmd-K open the search from anywhere, except from a text field. */
function onKeyDown(event: KeyboardEvent): void {
  // Ctrl-K begins with it.
  if (event.key === "Control" || event.key === "Meta") fetchDialogs();
  const isShortcut =
    event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  const isSlash = event.key === "/" && isSingleKey(event) && hasSingleKeys();
  if (event.defaultPrevented || !(isShortcut || isSlash)) return;
  event.preventDefault();
  openSearch("");
}
