/**
 * Keeps what readers switch on or off by a `<details data-switch>`, such as inherited members, from one page
 * to the next: on all pages or on none.
 * @returns what is to run whenever a page has been put on the screen
 */
export function rememberSwitches(): () => void {
  const choices = new Map<string, boolean>();
  // A `toggle` is also what the browser does when it parses an open one, or finds a text in a closed one.
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
