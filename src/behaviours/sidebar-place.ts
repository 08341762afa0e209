/** Scrolls a long sidebar to the current page, without scrolling anything else. */
export function showPlaceInSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>("[data-secondary-menu]");
  const current = sidebar?.querySelector<HTMLElement>("[aria-current=page]");
  if (!sidebar || !current) return;
  const { top, height } = sidebar.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.top < top || place.bottom > top + height) sidebar.scrollTop += place.top - top - height / 3;
}
