import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import axe from "axe-core";
import { siteRoutes } from "../../support/site-routes";

const widths = { wide: 1280, narrow: 390 };

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe objects to, one line a rule, with the first elements that it means. axe runs in the page as a whole: its own
 * package for Playwright hands every element over to a second page, for the sake of frames, and takes seven times as long.
 */
async function objections(page: Page, route: string): Promise<readonly string[]> {
  await layOutAll(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (tags) => {
    const checker = Reflect.get(window, "axe") as typeof axe;
    return (await checker.run(document, { runOnly: tags, resultTypes: ["violations"] })).violations;
  }, rules);
  return violations.map(({ id, nodes }) => `${route} ${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(" | ")}`);
}

/** What is far from the screen is not laid out until a reader comes near, and lies in axe's eyes on top of what follows. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const [name, width] of Object.entries(widths)) {
    test(`no page has an accessibility violation, ${colorScheme} and ${name}`, async ({ page, request }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      for (const route of await siteRoutes(request)) {
        await page.goto(route);
        await page.waitForFunction(() => "___navigate" in window);
        found.push(...(await objections(page, route)));
      }
      expect(found).toEqual([]);
    });
  }
}

test("no page scrolls sideways at 320 pixels, which is 400 % zoom, nor with the text at 200 %", async ({ page, request }) => {
  test.setTimeout(300_000);
  const wide: string[] = [];
  for (const route of await siteRoutes(request)) {
    for (const [width, size] of [[320, "100%"], [640, "200%"]] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await page.evaluate((fontSize) => document.documentElement.style.setProperty("font-size", fontSize), size);
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
      if (scrolls > width) wide.push(`${route}: ${scrolls} of ${width} pixels`);
    }
  }
  expect(wide).toEqual([]);
});

test("in forced colours, links, buttons and the place of the focus can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/docs/api/timer");
  await page.waitForFunction(() => "___navigate" in window);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { name: element.outerHTML.slice(0, 80), isMarked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1 };
    });
    expect(focus.isMarked, focus.name).toBe(true);
  }
});
