import { loadPart, showFailure } from "../behaviours/failure-notice";
import { closestTo } from "../lib/browser/closest-to";
import { queryInAddress } from "../lib/search/query-address";
import { hasSingleKeys, isSingleKey } from "../behaviours/single-keys";
import { mayPrefetch } from "./prefetch";
import type { Dialog } from "./islands";

const fetchIslands = () => import("./islands");

/** Fetches the dialogs' code, and then the search's index of names, which is larger. */
function fetchDialogs(): void {
  fetchIslands().then(
    ({ prepareSearch }) => void (mayPrefetch() && prepareSearch()),
    () => undefined,
  );
}

let current: Dialog | null = null;

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
  // In the capture phase, before the page handles the key.
  window.addEventListener("keydown", typeAhead, { capture: true });
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
  const load = (): ReturnType<typeof fetchIslands> => {
    current = requested;
    return fetchIslands().catch((error: unknown) => {
      // Text typed while loading becomes the query of the next attempt.
      if (current?.kind === requested.kind) requested = current;
      current = null;
      throw error;
    });
  };
  const crash = (): void => {
    current = null;
    showFailure({ failed: "part", container: null, retry: () => open(dialog) });
  };
  void loadPart(load, ({ showDialog }) => {
    // A dialog that was closed or replaced while loading is not shown.
    if (current?.kind !== dialog.kind) return;
    setExpanded(current);
    showDialog(current, { onClose: close, onCrash: crash });
    isShown = true;
  });
}

let isShown = false;

function close(): void {
  current = null;
  setExpanded(null);
  if (!isShown) return;
  isShown = false;
  void fetchIslands().then(({ showDialog }) => {
    if (current === null) showDialog(null, { onClose: close, onCrash: close });
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

/** While the dialog's code is loading, keys are collected as the query, and Escape cancels. */
function typeAhead(event: KeyboardEvent): void {
  const isText = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
  if (current?.kind !== "search" || isShown || !isText) return;
  const { query } = current;
  if (event.key === "Escape") close();
  else if (event.key === "Backspace") current = { ...current, query: query.slice(0, -1) };
  // The `key` of any other key has several characters.
  else if ([...event.key].length === 1) current = { ...current, query: query + event.key };
  else return;
  event.preventDefault();
}
