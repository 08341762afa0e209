import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { delayResponse } from "../../support/delay-response";
import { follow, kiln, open, untilReady, withoutPrefetch } from "./kiln";

test.beforeEach(async ({ page }) => withoutPrefetch(page));

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).first();

/** The title, once a page that was overtaken has arrived, and all that it may cause is drawn. */
async function settles(page: Page, path: string, release: () => void): Promise<string> {
  const arrived = page.waitForResponse(new URL(path, page.url()).href);
  release();
  await (await arrived).finished();
  // A change of page takes a frame.
  for (const _ of [1, 2]) await page.evaluate(() => new Promise(requestAnimationFrame));
  return (await title(page).textContent()) ?? "";
}

test("of two links the last clicked is followed, however long the other takes", async ({ page }) => {
  await open(page, "/docs");
  const release = await delayResponse(page, "**/docs/api/physics");
  await link(page, "Physics").click();
  await link(page, "Timer").click();
  await expect(title(page)).toHaveText("Timer");
  expect(await settles(page, "/docs/api/physics", release)).toBe("Timer");
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a page that comes after the reader has gone back is not shown", async ({ page }) => {
  await open(page, "/docs");
  await link(page, "Timer").click();
  await expect(title(page)).toHaveText("Timer");
  const release = await delayResponse(page, "**/docs/api/engine");
  await link(page, "Engine.getCurrentTime").click();
  await page.goBack();
  await expect(title(page)).toHaveText("Documentation");
  expect(await settles(page, "/docs/api/engine", release)).toBe("Documentation");
});

test("going back to a page that is still on its way waits for it", async ({ page }) => {
  await open(page, "/docs");
  await link(page, "Timer").click();
  await expect(title(page)).toHaveText("Timer");
  await page.reload();
  await untilReady(page);
  const release = await delayResponse(page, "**/docs");
  const asked = page.waitForRequest("**/docs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Scripting reference" }).click();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(title(page)).toHaveText("Timer");
  release();
  await expect(title(page)).toHaveText("Documentation");
});

test("going back removes the error of a page that did not load", async ({ page, context, complaints }) => {
  await open(page, "/docs");
  await link(page, "Timer").click();
  await expect(title(page)).toHaveText("Timer");
  await context.setOffline(true);
  await link(page, "Engine.getCurrentTime").click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
  await page.goBack();
  await expect(title(page)).toHaveText("Documentation");
  await expect(page.getByRole("alert")).toHaveCount(0);
  complaints.length = 0;
});

test("a reader who clicks while an old anchor leads on stays where the click led", async ({ page }) => {
  const release = await delayResponse(page, "**/docs/next/api/clay/AmberAnchor");
  await open(page, kiln("/docs/next/api/clay#AmberAnchor"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.getByRole("link", { name: "Introduction", exact: true }).first().click();
  await expect(title(page)).toHaveText("Introduction");
  expect(await settles(page, kiln("/docs/next/api/clay/AmberAnchor"), release)).toBe("Introduction");
  await expect(page).toHaveURL(/\/docs\/next\/intro$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test("a click on another link overtakes Retry", async ({ page, context, complaints }) => {
  await open(page, kiln("/docs/next"));
  await context.setOffline(true);
  await follow(page, kiln("/docs/next/api/clay"));
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
  await context.setOffline(false);
  const release = await delayResponse(page, "**/docs/next/api/clay");
  const asked = page.waitForRequest("**/docs/next/api/clay");
  await page.getByRole("button", { name: "Retry" }).click();
  const request = await asked;
  // The pointer may still rest on the link, whose page is then fetched beside: that request is not given up.
  const overtaken = page.waitForEvent("requestfailed", (failed) => failed.url() === request.url());
  await page.getByRole("link", { name: "Introduction", exact: true }).first().click();
  await expect(title(page)).toHaveText("Introduction");
  await overtaken;
  release();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  complaints.length = 0;
});

test("going back from a file that is loading removes the progress bar", async ({ page }) => {
  await open(page, kiln("/docs/next"));
  await page.getByRole("link", { name: "Introduction", exact: true }).first().click();
  await expect(title(page)).toHaveText("Introduction");
  let requests = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/definitions/SHA256SUMS", async (route) => {
    requests += 1;
    // The first answer says that it is no page; the second is waited for as the file.
    if (requests > 1) await released;
    await route.continue();
  });
  await follow(page, kiln("/definitions/SHA256SUMS"));
  await expect(page.getByRole("progressbar")).toBeVisible();
  await page.goBack();
  await expect(title(page)).not.toHaveText("Introduction");
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  release();
});
