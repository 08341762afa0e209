import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { untilLaidOut } from "../../support/laid-out";
import { pageKinds } from "../../support/site-routes";
import { desktop, phone } from "../shell/kiln";

/** Problems on one page of each kind, each with its page. */
async function foundOnEachKind(page: Page, find: () => readonly string[]): Promise<readonly string[]> {
  const all: string[] = [];
  for (const route of Object.values(pageKinds)) {
    await page.goto(route);
    await untilLaidOut(page);
    all.push(...(await page.evaluate(find)).map((found) => `${route} ${found}`));
  }
  return all;
}

/**
 * Targets smaller than 24 by 24 pixels and too near to another: a circle of 24 pixels around the
 * middle meets another target or its circle. Links within a line of text are free of the rule (WCAG 2.2,
 * 2.5.8).
 */
function crowdedTargets(): readonly string[] {
  const least = 24;
  const isInText = (element: Element) => {
    const block = element.closest("p, li, td, th, dd, dt, pre, figcaption, summary, h1, h2, h3, h4");
    return (
      element.matches("a") &&
      getComputedStyle(element).display === "inline" &&
      block !== null &&
      block.textContent !== element.textContent
    );
  };
  const targets = [...document.querySelectorAll("a[href], button, input, select, summary, [role=tab]")]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ width, height }: DOMRect) => width < least || height < least;
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const distanceToBox = ({ x, y }: { x: number; y: number }, box: DOMRect) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  return targets.flatMap(({ element, box }) => {
    if (!isSmall(box) || isInText(element)) return [];
    const from = middle(box);
    const near = targets.find((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        return false;
      if (distanceToBox(from, other.box) < least / 2) return true;
      const to = middle(other.box);
      return isSmall(other.box) && Math.hypot(from.x - to.x, from.y - to.y) < least;
    });
    return near
      ? [
          `${element.outerHTML.slice(0, 110)} (${Math.round(box.width)}×${Math.round(box.height)}) beside ${near.element.outerHTML.slice(0, 90)}`,
        ]
      : [];
  });
}

for (const [name, size] of Object.entries({ desktop, phone })) {
  test(`targets are 24 pixels large, or that far from their neighbours, on a ${name}`, async ({ page }) => {
    await page.setViewportSize(size);
    expect(await foundOnEachKind(page, crowdedTargets)).toEqual([]);
    // Two that are too small and too near are found.
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        "beforeend",
        '<div style="display:flex"><button style="all:unset;width:10px;height:10px"></button><button style="all:unset;width:10px;height:10px"></button></div>',
      ),
    );
    expect(await page.evaluate(crowdedTargets)).toHaveLength(2);
  });
}

test("for readers who want less motion, nothing moves longer than an instant", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const moving = await foundOnEachKind(page, () => {
    const seconds = (value: string) =>
      Math.max(
        ...value
          .split(",")
          .map((part) => (part.includes("ms") ? Number.parseFloat(part) / 1000 : Number.parseFloat(part))),
      );
    return [document.documentElement, ...document.querySelectorAll("body *")].flatMap((element) => {
      const style = getComputedStyle(element);
      const moves =
        seconds(style.transitionDuration) > 0.02 ||
        (style.animationName !== "none" && seconds(style.animationDuration) > 0.02) ||
        style.scrollBehavior === "smooth";
      return moves ? [element.outerHTML.slice(0, 100)] : [];
    });
  });
  expect(moving).toEqual([]);
});

test("in forced colours every icon differs from what it is drawn on", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const unseen = await foundOnEachKind(page, () =>
    [...document.querySelectorAll("svg")].flatMap((icon) => {
      if (!icon.checkVisibility({ visibilityProperty: true })) return [];
      const { stroke, fill } = getComputedStyle(icon);
      const drawn = stroke === "none" ? fill : stroke;
      let behind: Element | null = icon;
      while (behind && getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)")
        behind = behind.parentElement;
      const ground = behind ? getComputedStyle(behind).backgroundColor : "rgb(255, 255, 255)";
      return drawn === ground ? [icon.parentElement?.outerHTML.slice(0, 120) ?? ""] : [];
    }),
  );
  expect(unseen).toEqual([]);
});
