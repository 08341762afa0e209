import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../../support/browser-test";

const pages = [
  "/docs", "/docs/intro", "/docs/core-concepts", "/docs/tutorials/creating-packages", "/blog", "/blog/daxa", "/blog/january-2025",
  "/blog/archive", "/blog/authors", "/blog/authors/reyes", "/blog/tags", "/blog/tags/renderer",
];

for (const path of pages) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1280, 390]) {
      test(`${path} is accessible in ${colorScheme}, ${width} px wide`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`)).toEqual([]);
      });
    }
  }

  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
