import { button } from "./dom";

/** A tab for each file, if there are several. Arrow keys move between them. */
export function showTabs(place: HTMLElement, names: readonly string[], onOpen: (name: string) => void) {
  const tabs = names.map((name) =>
    Object.assign(
      button(name, () => onOpen(name)),
      { role: "tab" },
    ),
  );
  for (const tab of tabs) tab.setAttribute("aria-controls", "editor");
  place.hidden = names.length < 2;
  place.replaceChildren(...tabs);
  place.addEventListener("keydown", (event) => {
    const index = tabs.findIndex((tab) => tab === event.target);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? undefined : tabs.at((index + step) % tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    next.click();
    next.focus();
  });
  return {
    select: (name: string): void => {
      for (const [index, tab] of tabs.entries()) {
        tab.ariaSelected = String(names[index] === name);
        tab.tabIndex = names[index] === name ? 0 : -1;
      }
    },
  };
}
