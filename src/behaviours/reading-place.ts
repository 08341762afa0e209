import { anchorOf } from "../lib/reference/cards";

/**
 * A heading counts as read when it is in the upper part of the window or above it, however far: one that is
 * jumped over, as from the end of a page to its top, is noticed as well.
 */
const readingArea = "9999999px 0px -60% 0px";

/**
 * Moves the list alone, and not under the reader's pointer: a link would be gone from where it is about to be
 * clicked.
 */
function keepInView(link: HTMLAnchorElement | undefined): void {
  const list = document.querySelector("[data-contents]:not(:hover)");
  if (!list) return;
  // At the top of the page nothing is marked, and the list begins at its top too.
  if (!link) return void (list.scrollTop = 0);
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
}

/**
 * Marks in the contents of a page the heading that stands last above or in the upper part of the window: the
 * part that is being read. None is marked at the top of a page, before its first heading.
 * @returns a function that ends it
 */
export function followReading(): () => void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")].map((link) => [
      anchorOf(link.hash),
      link,
    ]),
  );
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  let current: HTMLAnchorElement | undefined;
  const update = (): void => {
    const limit = window.innerHeight * 0.4;
    // What is still far below need not be laid out for its place (src/client/deferred-layout.ts).
    const laidOut = headings.filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    const next = links.get(
      laidOut.filter((heading) => heading.getBoundingClientRect().top < limit).at(-1)?.id ?? "",
    );
    if (next === current) return;
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "location");
    current = next;
    keepInView(next);
  };
  // It fires when a heading passes the area's lower edge, which is when the answer may change, and not at
  // each scroll.
  const observer = new IntersectionObserver(update, { rootMargin: readingArea });
  for (const heading of headings) observer.observe(heading);
  return () => {
    observer.disconnect();
    current?.removeAttribute("aria-current");
  };
}
