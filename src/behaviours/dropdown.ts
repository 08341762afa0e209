/** `[data-dropdown]` (components/navigation/Dropdown.tsx) contains a button and its list. */
import { closestTo } from "../lib/browser/closest-to";
import { keyIndex } from "../lib/browser/key-index";

const frameOf = (event: Event): HTMLElement | null => closestTo(event, "[data-dropdown]");

const buttonOf = (frame: Element): HTMLButtonElement | null => frame.querySelector("button");
const entriesOf = (frame: Element): readonly HTMLElement[] => [
  ...frame.querySelectorAll<HTMLElement>(":scope > ul :is(a, button)"),
];
const isOpen = (frame: Element): boolean => buttonOf(frame)?.ariaExpanded === "true";

function setOpen(frame: Element, open: boolean): void {
  const button = buttonOf(frame);
  if (button !== null) button.ariaExpanded = String(open);
}

export function startDropdowns(): void {
  document.addEventListener("click", (event) => {
    const frame = frameOf(event);
    if (frame === null) return;
    const pressed = closestTo(event, "a, button");
    // Following a link closes its list; anything else in the list leaves it open.
    if (pressed === buttonOf(frame)) setOpen(frame, !isOpen(frame));
    else if (pressed instanceof HTMLAnchorElement) setOpen(frame, false);
  });
  document.addEventListener("keydown", onKeyDown);
  const closeOthers = (event: Event): void => {
    for (const frame of document.querySelectorAll("[data-dropdown]"))
      if (frame !== frameOf(event)) setOpen(frame, false);
  };
  for (const name of ["mousedown", "touchstart", "focusin"])
    document.addEventListener(name, closeOthers, { passive: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const frame = frameOf(event);
  if (frame === null) return;
  if (event.key === "Escape" && isOpen(frame)) {
    event.stopPropagation();
    setOpen(frame, false);
    return buttonOf(frame)?.focus();
  }
  const entries = entriesOf(frame);
  const index = keyIndex(
    event.key,
    entries.findIndex((entry) => entry === document.activeElement),
    entries.length,
  );
  if (index === null || (!isOpen(frame) && !event.key.startsWith("Arrow"))) return;
  event.preventDefault();
  setOpen(frame, true);
  entries[index]?.focus();
}
