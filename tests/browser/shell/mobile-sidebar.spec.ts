import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open, phone } from "./kiln";

test.use({ viewport: phone });

/** Opens the menu of a page; returns it. */
async function openMenu(page: Page, address: string) {
  await open(page, address);
  await page.getByRole("button", { name: "Open the menu" }).click();
  return page.getByRole("dialog", { name: "Site menu" });
}

test("at 996 pixels the navbar is a button, at 997 it shows its items", async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, "/");
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Docs" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Docs" })).toBeVisible();
});

test("the sidebar opens with the main menu and keeps the focus", async ({ page }) => {
  const sidebar = await openMenu(page, "/");
  await expect(sidebar.getByRole("link", { name: "Docs" })).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? "Tab" : "Shift+Tab");
    expect(await sidebar.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole("button", { name: "Open the menu" })).toBeFocused();
});

test("the main menu also has the footer's links that the navbar has not", async ({ page }) => {
  const menu = (await openMenu(page, "/")).getByRole("navigation");
  const links = ["Docs", "Blog", "Source", "Tutorial", "Scripting reference", "Chat"];
  await expect(menu.getByRole("link")).toHaveText(links);
  await expect(menu.getByRole("heading")).toHaveText(["Docs", "Community"]);
  await menu.getByRole("link", { name: "Tutorial" }).click();
  await expect(page).toHaveURL(/\/docs\/tutorials\/creating-packages$/);
});

test("going back closes the sidebar and stays on the page", async ({ page }) => {
  await open(page, "/docs");
  const sidebar = await openMenu(page, "/");
  await expect(sidebar).toBeVisible();
  await page.goBack();
  await expect(sidebar).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
});

test("the sidebar closes when the screen grows", async ({ page }) => {
  await expect(await openMenu(page, "/")).toBeVisible();
  const sidebar = page.locator("dialog[aria-label='Site menu']");
  await page.setViewportSize(desktop);
  // The style sheet hides it as well: gone is what counts.
  await expect(sidebar).toHaveCount(0);
  await page.setViewportSize(phone);
  await expect(sidebar).toHaveCount(0);
});

test("a link of the sidebar leads to its page, and back from there is one step", async ({ page }) => {
  const sidebar = await openMenu(page, "/");
  await sidebar.getByRole("link", { name: "Docs" }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(sidebar).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a docs page opens its own menu first, with a way back to the main menu", async ({ page }) => {
  const sidebar = await openMenu(page, "/docs/api/timer");
  await expect(sidebar.getByRole("link", { name: "Timer" })).toHaveAttribute("aria-current", "page");
  await sidebar.getByRole("button", { name: "Back to main menu" }).click();
  await expect(sidebar.getByRole("link", { name: "Docs" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Timer" })).toBeHidden();
});

/** Opens the list “More” and tells how long, in milliseconds, each animation of that was to take. */
async function openList(page: Page): Promise<readonly number[]> {
  await expect(page.getByRole("dialog").getByRole("button", { name: "More" })).toBeVisible();
  return page.evaluate(() => {
    const durations: number[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      durations.push(Number(typeof options === "object" ? options.duration : options));
      return animate.call(this, frames, options);
    };
    const buttons = [...document.querySelectorAll<HTMLElement>("dialog button")];
    buttons.find((element) => element.textContent === "More")?.click();
    return new Promise<number[]>((resolve) => setTimeout(() => resolve(durations), 200));
  });
}

test("the menu of the docs is scrolled to the current page", async ({ page }) => {
  await page.setViewportSize({ ...phone, height: 500 });
  const sidebar = await openMenu(page, "/docs/api/timer");
  await expect(sidebar.getByRole("link", { name: "Timer", exact: true })).toBeInViewport();
});

test("lists in the sidebar fold, and take a time that their height decides", async ({ page }) => {
  const sidebar = await openMenu(page, kiln("/"));
  const button = sidebar.getByRole("button", { name: "More" });
  const [duration = 0] = await openList(page);
  expect(duration).toBeGreaterThan(100);
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(sidebar.getByText("Made of clay")).toBeVisible();
  await button.click();
  await expect(sidebar.getByText("Made of clay")).toBeHidden();
});

test("under reduced motion lists fold within a millisecond", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const sidebar = await openMenu(page, kiln("/"));
  expect(await openList(page)).toEqual([1]);
  await expect(sidebar.getByText("Made of clay")).toBeVisible();
});
