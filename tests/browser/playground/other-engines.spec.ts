import { expect, test } from "@playwright/test";
import { kiln, open } from "../shell/kiln";

test("the samples of another engine are checked with its own definitions", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, kiln("/docs/next/intro"));
  await page.locator("figure:has(button[data-try])").first().hover();
  await page.getByRole("button", { name: "Try it" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: /problem/ })).toBeVisible();
  expect(requested).toContain("/kiln/definitions/kiln.d.luau");
  await page.getByRole("textbox", { name: "Code, in Luau" }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Ove");
  await expect(page.getByRole("option", { name: /^Oven/ })).toBeVisible();
});
