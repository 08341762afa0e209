import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { open } from "./kiln";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true }).first();

/** Holds a page's document back until the returned function is called. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether the page is still the one that is wanted once everything that was under way has come. */
async function settles(page: Page, path: string, release: () => void): Promise<string> {
  const came = page.waitForResponse(`**${path}`);
  release();
  await (await came).finished();
  await page.waitForTimeout(300);
  return (await title(page).textContent()) ?? "";
}

test("of two links the one that was clicked last is followed, however long the other takes", async ({ page }) => {
  await open(page, "/docs");
  const release = await holdBack(page, "/docs/api/physics");
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
  const release = await holdBack(page, "/docs/api/engine");
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
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  const release = await holdBack(page, "/docs");
  const asked = page.waitForRequest("**/docs");
  await page.getByRole("contentinfo").getByRole("link", { name: "Scripting reference" }).hover();
  await asked;
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(title(page)).toHaveText("Timer");
  release();
  await expect(title(page)).toHaveText("Documentation");
});

test("the error of a page that could not be loaded goes when the reader goes back", async ({ page, context, complaints }) => {
  await open(page, "/docs");
  await link(page, "Timer").click();
  await expect(title(page)).toHaveText("Timer");
  await context.setOffline(true);
  await link(page, "Engine.getCurrentTime").click();
  await expect(page.getByRole("alert")).toContainText("The page could not be loaded.");
  await page.goBack();
  await expect(title(page)).toHaveText("Documentation");
  await expect(page.getByRole("alert")).toHaveCount(0);
  complaints.length = 0;
});
