/** `[data-dropdown]` (components/navigation/Dropdown.tsx) contains a button and its list. */
import { keyIndex } from "../lib/browser/key-index";

const frameOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-dropdown]") : null;

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
  document.addEventListener("click", ({ target }) => {
    const frame = frameOf(target);
    if (frame === null || !(target instanceof Element)) return;
    const pressed = target.closest("a, button");
    // Following a link closes its list; anything else in the list leaves it open.
    if (pressed === buttonOf(frame)) setOpen(frame, !isOpen(frame));
    else if (pressed instanceof HTMLAnchorElement) setOpen(frame, false);
  });
  document.addEventListener("keydown", onKeyDown);
  const closeOthers = ({ target }: Event): void => {
    for (const frame of document.querySelectorAll("[data-dropdown]"))
      if (frame !== frameOf(target)) setOpen(frame, false);
  };
  for (const name of ["mousedown", "touchstart", "focusin"])
    document.addEventListener(name, closeOthers, { passive: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const frame = frameOf(event.target);
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
