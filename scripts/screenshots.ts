/** Draws the pictures of the README, `docs/screenshots/`, of the built site, in both colour modes. */
import path from "node:path";
import { launchBrowser } from "./browser";
import { root } from "./run";
import { serve } from "./serve";

const MODES = ["light", "dark"] as const;
const PAGE = "docs/api/timer#setTimeout";

const server = await serve({ port: 0 });
const browser = await launchBrowser();
for (const colorScheme of MODES) {
  const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.address}${PAGE}`, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.goto(`${server.address}${PAGE}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  // The header comes back when a reader scrolls up.
  await page.waitForTimeout(1000);
  await page.mouse.wheel(0, -70);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: path.join(root, `docs/screenshots/reference-${colorScheme}.png`) });
}
await browser.close();
await server.close();
