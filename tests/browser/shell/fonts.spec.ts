import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { open } from "./kiln";

test("the fonts of the style sheet are preloaded, each once", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") requested.push(new URL(request.url()).pathname);
  });
  await open(page, "/docs/intro");
  await page.evaluate(() => document.fonts.ready);
  const links = page.locator("link[rel=preload][as=font]");
  const preloaded = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(preloaded).toHaveLength(2);
  expect(requested.toSorted()).toEqual(preloaded.toSorted());
});

// The first visit shows them as well, unless the network takes longer than browsers wait for optional fonts.
test("pages are set in the site's fonts", async ({ page }) => {
  await open(page, "/docs/intro");
  await page.reload();
  expect(await fontOf(page, "h1")).toMatch(/^Bricolage Grotesque/);
  expect(await fontOf(page, "main p")).toMatch(/^Inter/);
});

/** The family that the browser draws an element with. */
async function fontOf(page: Page, selector: string): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.familyName;
}
