import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../../support/browser-test";

/** One page a template, and the longest and the broadest of the reference. */
const pages = ["/", "/docs", "/docs/api/timer", "/docs/api/physics", "/docs/api/keyboard", "/docs/api/ui", "/404"];

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of pages) {
    test(`${path} has no accessibility violation in ${colorScheme} colours`, async ({ page }) => {
      // The longest page has thousands of elements, each of which is asked for its colours.
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(" | ")}`)).toEqual([]);
    });
  }
}

for (const path of pages) {
  test(`${path} does not scroll sideways on a screen of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}

test("a page printed from dark colours comes out light", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await page.goto("/docs/api/timer");
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe("light");
  await expect(page.getByRole("navigation", { name: "Docs" })).toBeHidden();
});
