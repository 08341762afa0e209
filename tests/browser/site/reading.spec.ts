import { expect, test } from "../../support/browser-test";
import { detailsOf, entryOf } from "../reference/details";

test("a link in a description leads to another module without loading the page anew", async ({ page }) => {
  await page.goto("/docs/api/timer");
  // Hydrated pages keep what scripts put on window; a full load drops it.
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("main").getByRole("link", { name: "Engine.getCurrentTime" }).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/engine#getCurrentTime$/);
  await expect(page.getByRole("heading", { name: "Engine.getCurrentTime" })).toBeInViewport();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test("a member of a class has an address of its own", async ({ page }) => {
  await page.goto("/docs/api/physics#ControllerCreateOptions.volumeGrowth");
  const name = page.locator("dt").filter({ hasText: "volumeGrowth" });
  await expect(name).toBeInViewport();
  await expect(name).toContainText("number");
});

test("parameters are in a list that says what it belongs to", async ({ page }) => {
  await page.goto("/docs/api/timer");
  const list = detailsOf(page, "Timer.setTimeout", "Parameters");
  await expect(list.getByRole("term")).toHaveText(["duration number required", "callback () -> () required"]);
});

test("options say which of them are required, and what the others default to", async ({ page }) => {
  await page.goto("/docs/api/physics");
  const options = detailsOf(page, "ControllerCreateOptions", "Properties");
  const factsOf = (name: string) => options.locator("dt", { hasText: name });
  await expect(factsOf("geometry")).toContainText("CapsuleGeometry | BoxGeometry required");
  const growth = factsOf("volumeGrowth");
  await expect(growth).toContainText(/number\?\s*optional\s*default 1/);
  await expect(growth.locator("+ dd")).not.toContainText("Defaults to");
  await expect(detailsOf(page, "ControllerMoveResult", "Properties")).not.toContainText("required");
});

test("a class shows its members once", async ({ page }) => {
  await page.goto("/docs/api/physics");
  const options = entryOf(page, "ControllerCreateOptions");
  await expect(options.getByText("climbingMode", { exact: true })).toHaveCount(1);
});

test("a long enum is in groups, whose values stand side by side below what is said of all of them", async ({
  page,
}) => {
  await page.goto("/docs/api/keyboard");
  const gridOf = (text: string) =>
    entryOf(page, "KeyCode").locator("p", { hasText: text }).locator("+ ul > li");
  const letters = gridOf('Letter key "A" – "Z".');
  await expect(letters).toHaveCount(26);
  const [first, second] = [await letters.nth(0).boundingBox(), await letters.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await expect(detailsOf(page, "KeyCode", '"F1" – "F25"').locator("> div")).toHaveCount(25);
});

test("an unknown address gives the not-found page with status 404", async ({ request, browser, baseURL }) => {
  const response = await request.get("/docs/api/nothing-here");
  expect(response.status()).toBe(404);
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/docs/api/nothing-here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("link", { name: /Search for/ })).toHaveCount(0);
  await context.close();
});

test("the not-found page offers to search for the end of the address", async ({ page, complaints }) => {
  await page.goto("/docs/api/set-timeout");
  await page.getByRole("link", { name: "Search for “set timeout”" }).click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  await expect(dialog.getByRole("combobox").first()).toHaveValue("set timeout");
  await expect(dialog.getByRole("option").first()).toContainText("Timer.setTimeout");
  // The browser itself reports the missing page.
  complaints.length = 0;
});
