/**
 * Keys without Ctrl or Cmd disturb readers who dictate or press keys by accident: WCAG 2.1.4 asks for a
 * switch. It is a checkbox in the help of a reference page, and holds until the tab is closed.
 */
import { createSessionStorage, sessionKeys } from "../lib/browser/storage";

const storage = createSessionStorage(() => undefined);
const box = (): HTMLInputElement | null => document.querySelector("input[data-single-keys]");

export const hasSingleKeys = (): boolean => storage.get(sessionKeys.singleKeys) !== "off";

/** Listens to the switch. */
export function startSingleKeys(): void {
  document.addEventListener("change", ({ target }) => {
    if (target === box()) storage.set(sessionKeys.singleKeys, box()?.checked === false ? "off" : "on");
  });
}

/** Sets the switch of a page that has just been shown. */
export function showSingleKeys(): void {
  const checkbox = box();
  if (checkbox !== null) checkbox.checked = hasSingleKeys();
}

/** Whether a key is one of its own, and not part of a text or a shortcut. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
