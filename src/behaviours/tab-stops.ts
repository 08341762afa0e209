/**
 * A reference page has hundreds of links. Those of a group, such as the types of an entry, are one tab stop,
 * and the arrow keys move between them. Without scripts every link is a tab stop, as it was; screen readers
 * list all of them either way.
 */

import { wrapNames } from "./sample-types";

/** Groups, and what belongs to each. The first whose items hold an element is its group. */
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

/** Groups that have one tab stop already. */
const prepared = new WeakSet<Element>();

/**
 * Leaves one tab stop in each group of the page. Called before the focus moves: most readers have a mouse.
 */
export function prepareTabStops(): void {
  for (const code of document.querySelectorAll("code[data-types]")) wrapNames(code);
  for (const { group: selector, items } of GROUPS) {
    for (const group of document.querySelectorAll(selector)) {
      if (prepared.has(group)) continue;
      prepared.add(group);
      const [first, ...rest] = itemsOf(group, items);
      // A button does more than a link to where the reader is.
      const stop = [first, ...rest].find((item) => item?.matches("[aria-current], button")) ?? first;
      for (const item of [first, ...rest]) if (item !== undefined) item.tabIndex = item === stop ? 0 : -1;
    }
  }
  // A box that need not be scrolled need not be reached.
  for (const box of document.querySelectorAll<HTMLElement>("[data-entry] pre[tabindex]"))
    box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
}

/** The element that has the focus is the tab stop of its group, however the focus came to it. */
export function noteFocus(target: EventTarget | null): void {
  const { items } = groupOf(target) ?? { items: [] };
  for (const item of items) item.tabIndex = item === target ? 0 : -1;
}

/** @returns whether the key moved the focus within a group */
export function moveInGroup({ key, target }: KeyboardEvent): boolean {
  const { items, isList } = groupOf(target) ?? { items: [], isList: false };
  const at = items.findIndex((item) => item === target);
  const next = at < 0 ? undefined : items.at(nextIndex(key, at, items, isList));
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
  for (const { group: selector, items: wanted, isList } of GROUPS) {
    const group = target.closest(selector);
    if (group === null) continue;
    const items = itemsOf(group, wanted);
    if (items.includes(target)) return { items, isList };
  }
  return null;
}

const itemsOf = (group: Element, items: string): readonly HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(items)].filter((item) => item.checkVisibility());
