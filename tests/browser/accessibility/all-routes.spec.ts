import { expect, test, type Page } from "@playwright/test";
import { objections, objectionsInBothSchemes } from "../../support/accessibility";
import { watchViolations } from "../../support/policy-violations";
import { untilLaidOut } from "../../support/laid-out";
import { siteRoutes } from "../../support/site-routes";

// Colours do not depend on the width; those of the bar of phones are in shell/appearance.spec.ts.
for (const [name, width, find] of [
  ["wide, light and dark", 1280, objectionsInBothSchemes],
  ["narrow", 390, (page: Page) => objections(page, "html", "structure")],
] as const) {
  test(`no page has an accessibility violation, or asks for what its policy refuses, ${name}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found = await watchViolations(page);
    const routes = await siteRoutes(request);
    expect(routes.length).toBeGreaterThan(10);
    for (const route of routes) {
      await page.goto(route);
      await untilLaidOut(page);
      found.push(...(await find(page)).map((objection) => `${route}, ${objection}`));
    }
    expect(found).toEqual([]);
  });
}

test("no page scrolls sideways at 320 pixels, which is 400 % zoom, nor with the text at 200 %", async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const wide: string[] = [];
  for (const route of await siteRoutes(request)) {
    await page.goto(route);
    for (const [width, size] of [
      [320, "100%"],
      [640, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const scrolls = await page.evaluate((fontSize) => {
        document.documentElement.style.setProperty("font-size", fontSize);
        return document.documentElement.scrollWidth;
      }, size);
      if (scrolls > width) wide.push(`${route}: ${scrolls} of ${width} pixels`);
    }
  }
  expect(wide).toEqual([]);
});

test("in forced colours, links, buttons and the place of the focus can be seen", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/docs/api/timer");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return {
        name: element.outerHTML.slice(0, 80),
        isMarked: outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1,
      };
    });
    expect(focus.isMarked, focus.name).toBe(true);
  }
});
