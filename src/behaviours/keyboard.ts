import { moveInGroup, noteFocus, prepareTabStops } from "./tab-stops";
import { hasSingleKeys, isSingleKey } from "./single-keys";

/**
 * Handles keys in the text of a page. Loaded at the first key that matters, which it receives.
 */
export function startKeyboard(first: KeyboardEvent): void {
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("focusin", ({ target }) => noteFocus(target));
  onKeyDown(first);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === "Tab") return prepareTabStops();
  if (event.defaultPrevented || !isSingleKey(event)) return;
  const isEntryKey = event.key === "j" || event.key === "k";
  const isDone = isEntryKey
    ? hasSingleKeys() && !isInDialog(event.target) && moveToEntry(event.key === "j" ? 1 : -1)
    : moveInGroup(event);
  if (isDone) event.preventDefault();
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("dialog, [role='menu']") !== null;

const headings = "[data-entry] > [data-title] :is(h1, h2, h3, h4)";

/**
 * Moves the focus to the heading of the next entry of a reference page, or of the one before it.
 * @returns whether the page has such an entry
 */
function moveToEntry(direction: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(headings)].filter((one) => one.checkVisibility());
  const next = all.at(placeOf(all, direction));
  if (next === undefined) return false;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView();
  return true;
}

/** From the heading that has the focus, else from what is in the upper part of the window. */
function placeOf(all: readonly HTMLElement[], direction: 1 | -1): number {
  const focused = document.activeElement?.closest("[data-entry]");
  const from = all.findIndex((one) => one.closest("[data-entry]") === focused);
  if (from >= 0) return Math.min(Math.max(from + direction, 0), all.length - 1);
  const below = all.findIndex((one) => one.getBoundingClientRect().top > window.innerHeight * 0.1);
  const next = below < 0 ? all.length : below;
  return direction === 1 ? Math.min(next, all.length - 1) : Math.max(next - 1, 0);
}
