import { toPathQuery } from "../lib/urls/path-query";

/**
 * On the page of all addresses that are none: a link that searches for the end of the one that was asked for.
 */
export function offerSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-look-for]");
  const query = toPathQuery(window.location.pathname);
  if (!link || query === "") return;
  link.search = `?q=${encodeURIComponent(query)}`;
  link.textContent = link.dataset["lookFor"]?.replace("{query}", () => query) ?? query;
  link.parentElement?.removeAttribute("hidden");
}
