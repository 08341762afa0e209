import { expect, test } from "../../support/browser-test";

test("a page printed from dark colours comes out light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/docs/api/timer");
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
  await expect(page.getByRole("navigation", { name: "Docs" })).toBeHidden();
});
