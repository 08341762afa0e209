import { useEffect, useState } from "react";

/** A heading counts as read when it is in the upper part of the window, below the navbar. */
const readingArea = "-64px 0px -60% 0px";

/**
 * The id of the heading that stands last above or in the upper part of the window: the part that is being read.
 * Null at the top of a page, before its first heading.
 */
export function useReadingPlace(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    const update = (): void => {
      const limit = window.innerHeight * 0.4;
      setCurrent(headings.filter((heading) => heading.getBoundingClientRect().top < limit).at(-1)?.id ?? null);
    };
    // It fires when a heading passes one of the area's edges, which is when the answer may change, and not at each scroll.
    const observer = new IntersectionObserver(update, { rootMargin: readingArea });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
