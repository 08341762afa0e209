/** Announces a text to screen readers, in the page's one live region. */
export function announce(text: string): void {
  const region = document.getElementById("gatsby-announcer");
  if (region !== null) region.textContent = text;
}

/** Texts of the page, in its language (components/shell/ShellTemplates.tsx). */
export const announcements = (): DOMStringMap =>
  document.querySelector<HTMLElement>("[data-announcement-of-page]")?.dataset ?? {};
