import { expect, test } from "../../support/browser-test";
import { open } from "./kiln";

test("what an address names is marked, however the reader comes to it, and nothing else is", async ({
  page,
}) => {
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
  await dialog
    .getByRole("option", { name: /Timer\.setInterval/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#setInterval$/);
  await expect.poll(() => mark("setInterval")).toBe(marked);
  expect(await mark("clear")).toBe(unmarked);
  // From a link within the page, and back.
  await page
    .getByRole("main")
    .locator('a[href$="#setTimeout"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
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

test("in forced colours, which take backgrounds away, a line marks what was arrived at and the chosen result", async ({
  page,
}) => {
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
  const cut = await page
    .getByRole("main")
    .locator("pre")
    .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length);
  expect(cut).toBe(0);
});
