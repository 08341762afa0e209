import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { delayResponse } from "../../support/delay-response";
import { open, press, untilReady, withoutPrefetch } from "./kiln";

const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits until the page has drawn what has happened, and noted its position. */
async function frames(page: Page): Promise<void> {
  for (const _ of [1, 2, 3])
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
}

/** The entries that are not laid out before they come near. */
const skipped = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main section")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length,
  );

/** Waits until every entry is laid out, which may move the page, and drawn. */
async function laidOut(page: Page): Promise<void> {
  await expect.poll(() => skipped(page)).toBe(0);
  await frames(page);
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await frames(page);
}

test("a reader who scrolls before the page comes to life stays there", async ({ page }) => {
  const release = await delayResponse(page, "**/app-*.js");
  await page.goto("/docs/api/timer#clear", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Timer.clear" })).toBeInViewport();
  await scrollTo(page, 100);
  release();
  await untilReady(page);
  await laidOut(page);
  expect(await place(page)).toBe(100);
});

/** A page's text is there before its style sheet is, on a slow machine, and with it what is skipped. */
async function styled(page: Page): Promise<void> {
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
}

test("of the first page, content far below is laid out later, and targets stay in view", async ({ page }) => {
  const release = await delayResponse(page, "**/app-*.js");
  await page.goto("/docs/api/physics", { waitUntil: "commit" });
  await styled(page);
  await expect.poll(() => skipped(page)).toBeGreaterThan(20);
  const heading = page.getByRole("heading", { name: "ForceMode", exact: true });
  await page.evaluate(() => (window.location.hash = "ForceMode"));
  await expect(heading).toBeInViewport();
  const top = async () => Math.round((await heading.boundingBox())?.y ?? -1);
  const before = await top();
  release();
  await untilReady(page);
  await laidOut(page);
  // A margin between two sections collapses once both are laid out.
  expect(Math.abs((await top()) - before)).toBeLessThan(20);
  await expect(heading).toBeInViewport();
});

test("a first page with a hash, and one that is loaded anew, are laid out as a whole", async ({ page }) => {
  await delayResponse(page, "**/app-*.js");
  await page.goto("/docs/api/physics#ForceMode", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "ForceMode", exact: true })).toBeInViewport();
  expect(await skipped(page)).toBe(0);
  await page.goto("/docs/api/timer", { waitUntil: "commit" });
  await styled(page);
  await expect.poll(() => skipped(page)).toBeGreaterThan(0);
  await page.reload({ waitUntil: "commit" });
  await styled(page);
  expect(await skipped(page)).toBe(0);
});

test("a page that is opened anew in the same tab begins at its top", async ({ page }) => {
  await open(page, "/docs/api/timer");
  await scrollTo(page, 900);
  await open(page, "/docs/api/engine");
  await open(page, "/docs/api/timer");
  await laidOut(page);
  expect(await place(page)).toBe(0);
});

test("going back to an address with a fragment shows the place that was left", async ({ page }) => {
  await open(page, "/docs/api/physics#getMass");
  await scrollTo(page, 1234);
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Scripting reference" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Physics");
  await expect.poll(() => place(page)).toBe(1234);
});

test("going back within a page, and a reload, restore the position", async ({ page }) => {
  await open(page, "/docs/api/timer");
  await scrollTo(page, 700);
  await press(page.getByRole("region", { name: "At a glance" }).getByRole("link", { name: "clear" }));
  await expect(page.getByRole("heading", { name: "Timer.clear" })).toBeInViewport();
  await frames(page);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(700);
  await page.reload();
  await untilReady(page);
  await laidOut(page);
  expect(await place(page)).toBe(700);
});

test("a page that has to be fetched again leaves the place on the one before as it was", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, "/docs/api/physics");
  await scrollTo(page, 2000);
  await press(page.getByRole("contentinfo").getByRole("link", { name: "Scripting reference" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await page.reload();
  await untilReady(page);
  await scrollTo(page, 100);
  const release = await delayResponse(page, "**/docs/api/physics");
  const asked = page.waitForRequest("**/docs/api/physics");
  await page.goBack();
  await asked;
  expect(await place(page)).toBe(100);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Physics");
  await expect.poll(() => place(page)).toBe(2000);
});
