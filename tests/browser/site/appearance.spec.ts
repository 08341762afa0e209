import { expect, test } from "../../support/browser-test";

test("a page printed from dark colours comes out light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/docs/api/timer");
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
  await expect(page.getByRole("navigation", { name: "Docs" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Timer" })).toBeVisible();
});

test("a wide page of paper has its text over all of its width", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: "print" });
  for (const path of ["/docs/api/timer", "/docs/intro", "/blog"]) {
    await page.goto(path);
    expect((await page.getByRole("main").boundingBox())?.width).toBeGreaterThan(700);
  }
});
