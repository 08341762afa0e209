import { anchorOf } from "../lib/reference/read-cards";

/** Everything above the lower part of the window: jumps past a heading are detected as well. */
const READING_AREA = "9999999px 0px -60% 0px";

/** Scrolls only the list, and never under the reader's pointer, which may be about to click a link. */
function keepInView(link: HTMLAnchorElement | undefined): void {
  const list = document.querySelector("[data-contents]:not(:hover)");
  if (!list) return;
  // At the top of the page nothing is marked, and the list is scrolled to its top.
  if (!link) return void (list.scrollTop = 0);
  const box = list.getBoundingClientRect();
  const { top, bottom } = link.getBoundingClientRect();
  if (top < box.top || bottom > box.bottom) list.scrollTop += top - box.top - box.height / 2;
}

/** Marks the current heading in the table of contents, none at the top. Returns a function that stops it. */
export function followReading(): () => void {
  const all = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const links = new Map(all.map((link) => [anchorOf(link.hash), link]));
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  let current: HTMLAnchorElement | undefined;
  const update = (): void => {
    const limit = window.innerHeight * 0.4;
    // Content far below need not be laid out to determine its position (src/client/deferred-layout.ts).
    const laidOut = headings.filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }));
    const next = links.get(
      laidOut.findLast((heading) => heading.getBoundingClientRect().top < limit)?.id ?? "",
    );
    if (next === current) return;
    current?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "location");
    current = next;
    keepInView(next);
  };
  // Unlike a scroll event, it fires only when a heading crosses the area's lower edge.
  const observer = new IntersectionObserver(update, { rootMargin: READING_AREA });
  for (const heading of headings) observer.observe(heading);
  return () => {
    observer.disconnect();
    current?.removeAttribute("aria-current");
  };
}
