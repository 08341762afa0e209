/** Selects a tab on click, and by the keys that move between tabs. */
export function chooseTab(event: Event): void {
  const tab = event.target instanceof Element ? event.target.closest<HTMLElement>("[role=tab]") : null;
  if (tab === null || (event instanceof KeyboardEvent && (event.altKey || event.ctrlKey || event.metaKey)))
    return;
  const tabs = [...(tab.parentElement?.children ?? [])].filter((child) => child instanceof HTMLElement);
  const chosen =
    event instanceof KeyboardEvent
      ? tabs.at(targetOf(event.key, tabs.indexOf(tab), tabs.length) ?? tabs.length)
      : tab;
  if (chosen === undefined) return;
  event.preventDefault();
  for (const one of tabs) {
    one.ariaSelected = String(one === chosen);
    one.tabIndex = one === chosen ? 0 : -1;
    document
      .getElementById(one.getAttribute("aria-controls") ?? "")
      ?.setAttribute("data-chosen", String(one === chosen));
  }
  chosen.focus();
}

/** The index of the tab that a key selects, -1 for the last one; null for other keys. */
function targetOf(key: string, chosen: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (chosen + 1) % count;
    case "ArrowLeft":
      return chosen - 1;
    case "Home":
      return 0;
    case "End":
      return -1;
    default:
      return null;
  }
}
