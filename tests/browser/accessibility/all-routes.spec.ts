import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { objections, objectionsInBothSchemes } from "../../support/accessibility";
import { watchViolations } from "../../support/policy-violations";
import { untilLaidOut } from "../../support/laid-out";
import { siteRoutes } from "../../support/site-routes";
import { desktop, phone } from "../shell/kiln";

/** Opens every page in a size. Fails if a question finds anything, or if the policy refuses anything. */
async function askEachPage(
  { page, request }: { readonly page: Page; readonly request: APIRequestContext },
  size: typeof phone,
  find: (page: Page) => Promise<readonly string[]>,
): Promise<void> {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found = await watchViolations(page);
  const routes = await siteRoutes(request);
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    await page.setViewportSize(size);
    await page.goto(route);
    await untilLaidOut(page);
    found.push(...(await find(page)).map((objection) => `${route}, ${objection}`));
  }
  expect(found).toEqual([]);
}

test("no page has an accessibility violation, or asks for what its policy refuses, light and dark", ({
  page,
  request,
}) => askEachPage({ page, request }, desktop, objectionsInBothSchemes));

/** Elements wider than the page at 320 pixels, which is 400 % zoom, and with the text at 200 %. */
async function sidewaysScrolls(page: Page): Promise<readonly string[]> {
  const wide: string[] = [];
  for (const [width, size] of [
    [320, "100%"],
    [640, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = await page.evaluate((fontSize) => {
      document.documentElement.style.setProperty("font-size", fontSize);
      return document.documentElement.scrollWidth;
    }, size);
    if (scrolls > width) wide.push(`${scrolls} of ${width} pixels`);
  }
  return wide;
}

// Colours do not depend on the width; those of the bar of phones are in shell/appearance.spec.ts.
test("no page has one on a phone, nor scrolls sideways there or with large text", ({ page, request }) =>
  askEachPage({ page, request }, phone, async () => [
    ...(await objections(page, "html", "structure")),
    ...(await sidewaysScrolls(page)),
  ]));

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
