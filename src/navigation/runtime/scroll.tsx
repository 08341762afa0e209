/** What Gatsby's program uses of `gatsby-react-router-scroll`, in place of it in browsers. */
import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { anchorOf } from "../../lib/cards";
import { layOutAll } from "../arriving";
import { currentKey } from "./history";

interface Props {
  readonly location: { readonly hash: string };
  readonly children: ReactNode;
}

/** Names a visit by its key in the history: that of the location is lost when the page had to be fetched. */
const visitName = (): string => `@@scroll|${currentKey()}`;

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
  const shown = useRef<string | null>(null);
  const visit = visitName();
  useEffect(() => noteScrolling(() => shown.current ?? ""), []);
  useLayoutEffect(() => {
    const isFirst = shown.current === null;
    shown.current = visit;
    const target = document.getElementById(anchorOf(location.hash));
    if (!isFirst) markArrival(target);
    const left = attempt(() => window.sessionStorage.getItem(visit));
    // The browser has shown the first page where it is to be read, and the reader may have moved on since.
    if (isFirst && (left === null || window.history.scrollRestoration === "auto")) return;
    // Above a place in the middle, all has to have its height.
    if (left !== null || location.hash !== "") layOutAll();
    if (left !== null) window.scrollTo(0, Number(left));
    else if (location.hash !== "") target?.scrollIntoView();
    else window.scrollTo(0, 0);
    // A change of either is a visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [visit]);
  useEffect(restoreOurselves, []);
  return children;
}

/**
 * Says what an address names in place of `:target`, which browsers move on a full load and at links within a page, but
 * not where the history is written to. What they still hold to be the target is said not to be it.
 */
function markArrival(target: HTMLElement | null): void {
  for (const former of document.querySelectorAll<HTMLElement>(":target, [data-arrived]")) former.dataset["arrived"] = "false";
  if (target !== null) target.dataset["arrived"] = "true";
}

/** Notes the place on the page that is shown, once a frame. */
function noteScrolling(shown: () => string): () => void {
  let waiting = false;
  const note = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      attempt(() => window.sessionStorage.setItem(shown(), String(window.scrollY)));
    });
  };
  window.addEventListener("scroll", note, { passive: true });
  return () => window.removeEventListener("scroll", note);
}

/**
 * Going back, the browser would scroll the page that is being left, before the other one is there. A document that is
 * loaded anew it shows where it was left, before any program runs.
 */
function restoreOurselves(): () => void {
  const ours = (): void => void (window.history.scrollRestoration = "manual");
  const browsers = (): void => void (window.history.scrollRestoration = "auto");
  ours();
  window.addEventListener("pagehide", browsers);
  window.addEventListener("pageshow", ours);
  return () => {
    window.removeEventListener("pagehide", browsers);
    window.removeEventListener("pageshow", ours);
    browsers();
  };
}
