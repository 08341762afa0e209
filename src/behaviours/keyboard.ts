import { closestTo } from "../lib/browser/closest-to";
import { hasSingleKeys, isSingleKey } from "./single-keys";
import { wrapNames } from "./sample-types";

/** Handles keys in the text of a page. Loaded at the first key that matters, which it receives. */
export function startKeyboard(first: KeyboardEvent): void {
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("focusin", ({ target }) => noteFocus(target));
  onKeyDown(first);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === "Tab") return prepareTabStops();
  if (event.defaultPrevented || !isSingleKey(event)) return;
  const isEntryKey = event.key === "j" || event.key === "k";
  const isDone = isEntryKey
    ? hasSingleKeys() && !isInDialog(event) && moveToEntry(event.key === "j" ? 1 : -1)
    : moveInGroup(event);
  if (isDone) event.preventDefault();
}

const isInDialog = (event: Event): boolean => closestTo(event, "dialog, [role='menu']") !== null;

const headings = "[data-entry] > [data-title] :is(h1, h2, h3, h4)";

/** Moves the focus to the next or previous entry's heading; false if there is none. */
function moveToEntry(direction: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(headings)].filter((heading) =>
    heading.checkVisibility(),
  );
  const next = all.at(indexOfNext(all, direction));
  if (next === undefined) return false;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView();
  return true;
}

/** Counts from the heading with the focus, otherwise from the upper part of the window. */
function indexOfNext(all: readonly HTMLElement[], direction: 1 | -1): number {
  const focused = document.activeElement?.closest("[data-entry]");
  const from = all.findIndex((heading) => heading.closest("[data-entry]") === focused);
  if (from >= 0) return Math.min(Math.max(from + direction, 0), all.length - 1);
  const firstBelow = all.findIndex(
    (heading) => heading.getBoundingClientRect().top > window.innerHeight * 0.1,
  );
  const next = firstBelow < 0 ? all.length : firstBelow;
  return direction === 1 ? Math.min(next, all.length - 1) : Math.max(next - 1, 0);
}

/** A group of links is one tab stop, with arrow keys in it. An element is in the first group that has it. */
const GROUPS = [
  // Names one below the other: up and down.
  { group: "[data-contents], [data-roving='list']", items: "a", isList: true },
  { group: "[data-entry] > [data-title]", items: "a, button:not([role])", isList: false },
  {
    group: "[data-entry] figure, figure:has([data-types])",
    items: "pre a, [data-type], button",
    isList: false,
  },
  {
    group: "[data-entry]",
    items: "p[data-signature] a, .prose > details > summary, dl a, [data-uses] :is(a, summary)",
    isList: false,
  },
] as const;

const prepared = new WeakSet<Element>();

/** Prepares the groups before the focus moves, rather than at once: most readers have a mouse. */
function prepareTabStops(): void {
  for (const code of document.querySelectorAll("code[data-types]")) wrapNames(code);
  for (const { group: selector, items: itemSelector } of GROUPS) {
    for (const group of document.querySelectorAll(selector)) {
      if (prepared.has(group)) continue;
      prepared.add(group);
      const items = itemsOf(group, itemSelector);
      // A button does more than a link to the reader's own location.
      const stop = items.find((item) => item.matches("[aria-current], button")) ?? items[0];
      for (const item of items) item.tabIndex = item === stop ? 0 : -1;
    }
  }
  // A box that does not scroll needs no focus.
  for (const box of document.querySelectorAll<HTMLElement>("[data-entry] pre[tabindex]"))
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
}

/** The element that has the focus is the tab stop of its group, however the focus came to it. */
function noteFocus(target: EventTarget | null): void {
  const { items } = groupOf(target) ?? { items: [] };
  for (const item of items) item.tabIndex = item === target ? 0 : -1;
}

function moveInGroup({ key, target }: KeyboardEvent): boolean {
  const { items, isList } = groupOf(target) ?? { items: [], isList: false };
  const index = items.findIndex((item) => item === target);
  const next = index < 0 ? undefined : items.at(nextIndex(key, index, items, isList));
  if (next === undefined || next === target) return false;
  next.focus();
  return true;
}

function nextIndex(key: string, index: number, items: readonly HTMLElement[], isList: boolean): number {
  const element = items[index];
  const isMirrored = element !== undefined && getComputedStyle(element).direction === "rtl";
  const [back, on] = isList
    ? ["ArrowUp", "ArrowDown"]
    : isMirrored
      ? ["ArrowRight", "ArrowLeft"]
      : ["ArrowLeft", "ArrowRight"];
  if (key === back) return Math.max(index - 1, 0);
  if (key === on) return Math.min(index + 1, items.length - 1);
  if (key === "Home") return 0;
  return key === "End" ? items.length - 1 : index;
}

function groupOf(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return null;
  for (const { group: selector, items: itemSelector, isList } of GROUPS) {
    const group = target.closest(selector);
    if (group === null) continue;
    const items = itemsOf(group, itemSelector);
    if (items.includes(target)) return { items, isList };
  }
  return null;
}

const itemsOf = (group: Element, items: string): readonly HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(items)].filter((item) => item.checkVisibility());
