/**
 * Defers the layout of a new page's lower parts, which this module marks for reset.css; on the first page,
 * the early script does so. Lighthouse's blocking time of the largest module fell from 319 to 168 ms. A
 * permanent `content-visibility: auto` is not an alternative: axe takes skipped content for an overlap.
 */
const { dataset } = document.documentElement;

/** The same selector as in reset.css. */
const DEFERRED = "[data-page] :is(section ~ section, .prose > :nth-child(n + 20)):not([data-laid-out])";

/** Number of elements that a phone lays out within one or two frames. */
const PORTION = 300;

/** With scroll anchoring, the visible text stays in place while content above it is laid out. */
const isAnchored = (): boolean => "overflowAnchor" in document.documentElement.style;

let run = 0;

/** Allows a new page to be painted before all of it is laid out, which takes most of a page change. */
export function layOutTopFirst(frame: Element): void {
  for (const element of frame.querySelectorAll<HTMLElement>("[data-laid-out]"))
    delete element.dataset["laidOut"];
  dataset["topFirst"] = "";
  layOutBelow();
}

/** Lays out the remaining parts from the top, one portion per frame, so that input is handled in between. */
export function layOutBelow(): void {
  if (!("topFirst" in dataset)) return;
  run += 1;
  const current = run;
  const remaining = [...document.querySelectorAll<HTMLElement>(DEFERRED)];
  const next = (): void => {
    if (current !== run) return;
    layOut(remaining.splice(0, isAnchored() ? countOf(remaining) : remaining.length));
    // Forces the layout here: the next frame has enough work.
    document.documentElement.getBoundingClientRect();
    if (remaining.length > 0) afterFrame(next);
  };
  afterFrame(next);
}

/** Lays out a page that is shown at another scroll position than its top. */
export function layOutAll(): void {
  run += 1;
  layOut([...document.querySelectorAll<HTMLElement>(DEFERRED)]);
}

function layOut(elements: readonly HTMLElement[]): void {
  for (const element of elements) element.dataset["laidOut"] = "";
}

function countOf(elements: readonly HTMLElement[]): number {
  let size = 0;
  const last = elements.findIndex((element) => (size += element.getElementsByTagName("*").length) > PORTION);
  return last < 0 ? elements.length : last + 1;
}

function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => void setTimeout(callback));
}
