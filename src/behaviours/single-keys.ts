/** Keys without Ctrl or Cmd disturb dictation: WCAG 2.1.4 requires a switch, here a checkbox for the tab. */
import { createSessionStorage, sessionKeys } from "../lib/browser/storage";

const storage = createSessionStorage(() => undefined);
const box = (): HTMLInputElement | null => document.querySelector("input[data-single-keys]");

export const hasSingleKeys = (): boolean => storage.get(sessionKeys.singleKeys) !== "off";

export function startSingleKeys(): void {
  document.addEventListener("change", ({ target }) => {
    if (target === box()) storage.set(sessionKeys.singleKeys, box()?.checked === false ? "off" : "on");
  });
}

export function showSingleKeys(): void {
  const checkbox = box();
  if (checkbox !== null) checkbox.checked = hasSingleKeys();
}

/** Whether a key is part neither of a text nor of a shortcut. */
export const isSingleKey = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName));
