import { expect, test } from "../../support/browser-test";

test("a reader gets from the docs root to a function", async ({ page }) => {
  await page.goto("/docs");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await main.getByRole("link", { name: "Timer", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
  await expect(page).toHaveTitle(/^Timer \|/);
  const list = page.getByRole("region", { name: "At a glance" });
  await list.getByRole("link", { name: "setTimeout" }).click();
  await expect(page).toHaveURL(/#setTimeout$/);
  await expect(page.getByRole("heading", { name: "Timer.setTimeout" })).toBeInViewport();
});

test("a type in a signature leads to where it is defined", async ({ page }) => {
  await page.goto("/docs/api/timer");
  const entry = page.getByRole("region", { name: "Timer.setTimeout" });
  await entry.getByRole("link", { name: "TimerId" }).first().click();
  await expect(page).toHaveURL(/\/docs\/api\/timer#TimerId$/);
  await expect(page.getByRole("heading", { name: "TimerId" })).toBeInViewport();
});

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
  const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "volumeGrowth" }) });
  await expect(row).toBeInViewport();
  await expect(row).toContainText("number");
});

test("parameters stand in a table that says what it belongs to", async ({ page }) => {
  await page.goto("/docs/api/timer");
  const table = page.getByRole("table", { name: "Parameters of Timer.setTimeout" });
  await expect(table.getByRole("columnheader")).toHaveText(["Name", "Type", "Description"]);
  await expect(table.getByRole("rowheader")).toHaveText(["duration", "callback"]);
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
  // Of the page that there is not, the browser says so.
  complaints.length = 0;
});
