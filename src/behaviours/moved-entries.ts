import { anchorOf } from "../lib/reference/cards";
import { movedTo } from "../lib/reference/moved-to";

/**
 * The current address of an entry or member that the URL's fragment refers to, if it has moved to its own
 * page: links from before its module was split. Otherwise null.
 */
export function movedTarget(): string | null {
  if (window.location.hash === "") return null;
  const owners = [...document.querySelectorAll("[data-own-pages] > li")].map((entry) => ({
    anchor: entry.id,
    href: entry.querySelector("a")?.getAttribute("href") ?? "",
  }));
  return movedTo(anchorOf(window.location.hash), owners);
}
