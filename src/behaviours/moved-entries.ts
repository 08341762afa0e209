import { anchorOf } from "../lib/cards";
import { movedTo } from "../lib/moved-to";

/**
 * Where the address leads when its fragment meant a class or enum that has a page of its own now, or a member of it:
 * links from before its module was split. Null for any other.
 */
export function movedTarget(): string | null {
  const owners = [...document.querySelectorAll("li[data-own-page]")].map((entry) => ({ anchor: entry.id, href: entry.querySelector("a")?.getAttribute("href") ?? "" }));
  return movedTo(anchorOf(window.location.hash), owners);
}
