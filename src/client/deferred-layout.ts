/**
 * A page that has just come, whose style sheet (reset.css) lets browsers lay out what is near its top alone:
 * the rest has to be marked. On the first page the head's own script says so (lib/shell/early-script.ts),
 * before there is anything to lay out.
 */
const { dataset } = document.documentElement;

/** As in the style sheet. */
const below = "[data-page] :is(section ~ section, .prose > :nth-child(n + 20)):not([data-laid-out])";

/** Elements that a phone lays out within a frame or two. */
const portion = 300;

/**
 * Text that is read stays where it is while what is above it gets its height. Elsewhere all of it comes at
 * once.
 */
const isAnchored = (): boolean => "overflowAnchor" in document.documentElement.style;

/** A later page takes the place of the one that is being laid out. */
let turn = 0;

/**
 * Lets a page that has been put in its frame be painted before all of it is laid out, which takes longer than
 * the rest of its coming.
 */
export function layOutTopFirst(frame: Element): void {
  for (const element of frame.querySelectorAll<HTMLElement>("[data-laid-out]"))
    delete element.dataset["laidOut"];
  dataset["topFirst"] = "";
  layOutBelow();
}

/** Lays out what is left, from above, with a frame and what readers do in between. */
export function layOutBelow(): void {
  if (!("topFirst" in dataset)) return;
  turn += 1;
  const ours = turn;
  const left = [...document.querySelectorAll<HTMLElement>(below)];
  const next = (): void => {
    if (ours !== turn) return;
    lay(left.splice(0, isAnchored() ? countOf(left) : left.length));
    // Here and not in the frame, which has enough to do without.
    document.documentElement.getBoundingClientRect();
    if (left.length > 0) afterFrame(next);
  };
  afterFrame(next);
}

/** For a page that is shown from another place than its top. */
export function layOutAll(): void {
  turn += 1;
  lay([...document.querySelectorAll<HTMLElement>(below)]);
}

function lay(elements: readonly HTMLElement[]): void {
  for (const element of elements) element.dataset["laidOut"] = "";
}

/** How many of the first ones make a portion. */
function countOf(elements: readonly HTMLElement[]): number {
  let size = 0;
  const last = elements.findIndex((element) => (size += element.getElementsByTagName("*").length) > portion);
  return last < 0 ? elements.length : last + 1;
}

/** The frame is painted between the two. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => void setTimeout(callback));
}
