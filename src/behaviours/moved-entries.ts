import { anchorOf } from "../lib/reference/cards";
import { movedTo } from "../lib/reference/moved-to";

/**
 * Where the address leads when its fragment meant an entry that has a page of its own now, or a member of it:
 * links from before its module was split. Null for any other.
 */
export function movedTarget(): string | null {
  if (window.location.hash === "") return null;
  const owners = [...document.querySelectorAll("[data-own-pages] > li")].map((entry) => ({
    anchor: entry.id,
    href: entry.querySelector("a")?.getAttribute("href") ?? "",
  }));
  return movedTo(anchorOf(window.location.hash), owners);
}
