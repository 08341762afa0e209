import { moveToEntry } from "./entry-keys";
import { moveInGroup, noteFocus, prepareTabStops } from "./tab-stops";
import { hasSingleKeys, isSingleKey } from "./single-keys";

/**
 * What the keyboard does in the text of a page. Fetched with the first key that matters, which it gets.
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
