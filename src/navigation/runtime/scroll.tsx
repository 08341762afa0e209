/** What Gatsby's program uses of `gatsby-react-router-scroll`, in place of it in browsers. */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { anchorOf } from "../../lib/cards";
import type { Place } from "./history";

interface Props {
  readonly location: Place;
  readonly children: ReactNode;
}

/** Names a visit: Gatsby loses the key of one whose page had to be fetched, the history has it. */
function visitOf({ pathname }: Place): string {
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? state.key : "initial";
  return `@@scroll|${pathname}|${String(key)}`;
}

/** Without storage, pages are shown from their top. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** Notes how far each page was read, and shows pages from where they were left or from what the address names. */
export function ScrollContext({ location, children }: Props): ReactNode {
  const visit = useRef<string | null>(null);
  useEffect(() => {
    let waiting = false;
    const note = (): void => {
      if (waiting) return;
      waiting = true;
      const { scrollY } = window;
      requestAnimationFrame(() => {
        waiting = false;
        attempt(() => window.sessionStorage.setItem(visit.current ?? "", String(scrollY)));
      });
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, []);
  useLayoutEffect(() => {
    const isFirst = visit.current === null;
    visit.current = visitOf(location);
    const left = Number(attempt(() => window.sessionStorage.getItem(visitOf(location))) ?? 0);
    if (location.hash !== "") document.getElementById(anchorOf(location.hash))?.scrollIntoView();
    // The browser itself shows the first page from its top.
    else if (!isFirst || left > 0) window.scrollTo(0, left);
    // A change of either is a visit; Gatsby makes a new object of it with every rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [location.href, location.key]);
  return children;
}
