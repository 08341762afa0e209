import { expect, test } from "@playwright/test";

test("a program that cannot be fetched any more takes nothing of the page away", async ({ page }) => {
  await page.goto("/docs/api/timer");
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  await page.route("**/*.js", (route) => route.abort());
  const documents: string[] = [];
  page.on("framenavigated", (frame) => documents.push(frame.url()));

  const asked = page.waitForEvent("requestfailed");
  await page.locator("[data-cards] a[href*='#']").first().hover();
  await asked;
  await page.locator("button[data-copy=entry]").first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the menu" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Timer" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(documents).toEqual([]);

  await page.unroute("**/*.js");
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
