import { expect, test } from "../../support/browser-test";
import { open, press } from "./kiln";

test("the target of the address is marked, however the reader comes to it", async ({ page }) => {
  const heading = (id: string) => page.locator(`[id="${id}"]`);
  const mark = (id: string) => heading(id).evaluate((element) => getComputedStyle(element).backgroundColor);
  const unmarked = "rgba(0, 0, 0, 0)";
  await open(page, "/docs/api/timer#clear");
  const marked = await mark("clear");
  expect(marked).not.toBe(unmarked);
  // Within the page, from the search.
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").first().fill("Timer.setInterval");
  await press(dialog.getByRole("option", { name: /Timer\.setInterval/ }).first());
  await expect(page).toHaveURL(/#setInterval$/);
  await expect.poll(() => mark("setInterval")).toBe(marked);
  expect(await mark("clear")).toBe(unmarked);
  // From a link within the page, and back.
  await press(page.locator('main a[href$="#setTimeout"]').first());
  await expect.poll(() => mark("setTimeout")).toBe(marked);
  expect(await mark("setInterval")).toBe(unmarked);
  await page.goBack();
  await expect.poll(() => mark("setInterval")).toBe(marked);
  expect(await mark("setTimeout")).toBe(unmarked);
  // From another page.
  await open(page, "/docs");
  const physics = page.getByRole("main").getByRole("link", { name: "Physics", exact: true }).first();
  await physics.evaluate((link: HTMLAnchorElement) => (link.href += "#ForceMode"));
  await physics.click();
  await expect.poll(() => mark("ForceMode")).toBe(marked);
});

test("in forced colours, an outline marks the target, and the active result", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/docs/api/timer#clear");
  await expect(page.locator("#clear")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").first().fill("timer");
  await expect(dialog.getByRole("option", { selected: true })).toHaveCSS("outline-style", "solid");
  await expect(dialog.getByRole("option", { selected: false }).first()).toHaveCSS("outline-style", "none");
});

test("paper has all of a code sample", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 500, height: 800 });
  await open(page, "/docs/tutorials/creating-packages");
  const widths = await page
    .locator("main pre")
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(Math.max(...widths)).toBeLessThanOrEqual(0);
});
