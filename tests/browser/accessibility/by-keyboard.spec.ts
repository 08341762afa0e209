import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { pageKinds } from "../../support/site-routes";
import { searchOf } from "../search/search";
import { desktop, open } from "../shell/kiln";
import { entryOf } from "../reference/details";

/** Presses Tab until the focus is on what is looked for. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "",
    );
    if (name.trim() === wanted) return;
  }
  throw new Error(`Tab does not reach “${wanted}”.`);
}

test("without a mouse, one gets from the home page to an entry, and follows its types", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await tabTo(page, "Docs");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Introduction");
  await tabTo(page, "Timer");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  await page.getByRole("link", { name: "Skip to main content" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "TimerId");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#TimerId$/);
  await expect(page.getByRole("heading", { name: /^TimerId/ })).toBeInViewport();
});

test("without a mouse, one searches, moves among results, and leaves where one began", async ({ page }) => {
  await open(page, "/docs/intro");
  const { dialog, field, options, active } = searchOf(page);
  await tabTo(page, "Search/");
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("timer");
  // Guides come with the second answer, and may move the option that is active.
  await expect(dialog.locator('[href="/docs/core-concepts#timers"]')).toBeVisible();
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  if (await dialog.isVisible()) await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("Timer.clear");
  await expect(active).toContainText("Timer.clear");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/timer#clear$/);
});

test("Tab passes the longest page in a third of the stops, and misses no links", async ({ page }) => {
  await open(page, "/docs/api/entity");
  const links = page.locator("a[href]:visible, button:visible, summary:visible, pre[tabindex]:visible");
  const all = await links.count();
  await page.keyboard.press("Tab");
  const stops = () =>
    links.evaluateAll((found: HTMLElement[]) => found.filter((one) => one.tabIndex >= 0).length);
  await expect.poll(stops).toBeLessThan(all / 2);
  const seen = new Set<string>();
  for (let steps = 0; steps <= all; steps += 1) {
    const name = await page.evaluate(() =>
      document.activeElement === document.body ? null : (document.activeElement?.outerHTML ?? null),
    );
    if (name === null) break;
    seen.add(`${steps} ${name}`);
    await page.keyboard.press("Tab");
  }
  // There were 530.
  expect(seen.size).toBeLessThanOrEqual(530 / 3);
});

test("arrow keys reach what Tab skips: contents, types, an entry's actions, samples", async ({ page }) => {
  await open(page, "/docs/api/timer");
  const second = page.getByRole("region", { name: "At a glance" }).getByRole("link", { name: "setInterval" });
  // The first key loads the code for the others.
  await page.keyboard.press("Tab");
  await expect(second).toHaveAttribute("tabindex", "-1");
  await tabTo(page, "setTimeout");
  await page.keyboard.press("ArrowDown");
  await expect(second).toBeFocused();
  const entry = entryOf(page, "Timer.setTimeout");
  await tabTo(page, "Copy from Timer.setTimeout");
  await page.keyboard.press("ArrowRight");
  await expect(entry.getByRole("link", { name: "Source of Timer.setTimeout" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(entry.getByRole("heading").getByRole("link", { name: "Timer.setTimeout" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(entry.getByRole("heading").getByRole("link", { name: "TimerId" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(entry.getByRole("figure").getByRole("button", { name: "Try it" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(entry.getByRole("figure").getByRole("button", { name: "Copy" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(entry.getByRole("figure").getByRole("link", { name: "setTimeout" })).toBeFocused();
});

test("j and k go from entry to entry, unless the reader has switched single keys off", async ({ page }) => {
  await open(page, "/docs/api/timer");
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { name: "Timer.setTimeout" })).toBeFocused();
  await page.keyboard.press("j");
  const second = page.getByRole("heading", { name: "Timer.setInterval" });
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  await page.keyboard.press("k");
  await expect(page.getByRole("heading", { name: "Timer.setTimeout" })).toBeFocused();
  await page.getByText("Keyboard shortcuts").click();
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("j");
  await page.keyboard.press("/");
  await expect(second).not.toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

/** The start of the focused element, if something still lies over its middle after a second; else `null`. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The bar returns with the event of the scroll that the focus causes.
    const until = performance.now() + 1000;
    while (performance.now() < until) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const shown = document.elementFromPoint(left + width / 2, top + height / 2);
      if (shown && (element.contains(shown) || shown.contains(element))) return null;
      await new Promise(requestAnimationFrame);
    }
    return element.outerHTML.slice(0, 120);
  });

test("no page hides the focus under the bar, forwards and backwards", async ({ page, complaints }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ ...desktop, height: 500 });
  // From the end of a page, Tab leads to its top, where the bar slides into its place.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const hidden: string[] = [];
  for (const route of Object.values(pageKinds)) {
    await open(page, route);
    for (const key of [...Array<string>(30).fill("Tab"), ...Array<string>(12).fill("Shift+Tab")]) {
      await page.keyboard.press(key);
      const name = await hiddenFocus(page);
      if (name !== null) hidden.push(`${route} ${key} ${name}`);
    }
  }
  // The browser reports the status of the page for unknown addresses itself.
  complaints.splice(0);
  expect(hidden).toEqual([]);
});
