/**
 * Keeps the state of a `<details data-switch>`, such as inherited members, across pages: it applies to all
 * pages.
 * @returns a function to call whenever a page has been shown
 */
export function rememberSwitches(): () => void {
  const choices = new Map<string, boolean>();
  // Not `toggle`, which browsers also fire when they parse an open element, or find text in a closed one.
  document.addEventListener("click", ({ target }) => {
    const summary = target instanceof Element ? target.closest("summary") : null;
    const { parentElement: details } = summary ?? {};
    if (details instanceof HTMLDetailsElement && details.dataset["switch"] !== undefined)
      choices.set(details.dataset["switch"], !details.open);
  });
  return () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("details[data-switch]"))
      details.open = choices.get(details.dataset["switch"] ?? "") ?? details.open;
  };
}
