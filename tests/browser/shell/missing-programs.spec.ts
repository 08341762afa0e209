import { expect, test, type Page } from "@playwright/test";
import { delayResponse } from "../../support/delay-response";
import { open, untilReady } from "./kiln";

test("a program that cannot be fetched any more takes nothing of the page away", async ({ page }) => {
  await open(page, "/docs/api/timer");
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

/** A page whose programs do not come before they are let through. */
async function withoutPrograms(page: Page, address: string): Promise<() => void> {
  const letThrough = await delayResponse(page, "**/*.js");
  await page.goto(address, { waitUntil: "commit" });
  return letThrough;
}

test("a button of the shell that is pressed before the program has loaded works then", async ({ page }) => {
  const letThrough = await withoutPrograms(page, "/docs/api/timer");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  letThrough();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("so does a button of the page", async ({ page }) => {
  const letThrough = await withoutPrograms(page, "/docs/api/timer");
  await page.locator("button[data-copy=entry]").first().click();
  letThrough();
  await expect(page.getByRole("menu")).toBeVisible();
  await untilReady(page);
  await expect(page.getByRole("menu")).toBeVisible();
});
