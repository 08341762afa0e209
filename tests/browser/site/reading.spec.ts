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

test("numbered values of a long enum are one, which unfolds, with its description", async ({ page }) => {
  await page.goto("/docs/api/keyboard");
  const keys = entryOf(page, "KeyCode");
  const range = keys.getByRole("group").filter({ hasText: '"F1" – "F25"' });
  await expect(keys.getByText('Function key "F1" – "F25".')).toBeVisible();
  await expect(keys.getByText("Most keyboards have no keys from F13 on.")).toBeVisible();
  await expect(range.getByRole("listitem")).toHaveCount(0);
  await range.getByText('"F1" – "F25"').click();
  await expect(range.getByRole("listitem")).toHaveCount(25);
  await expect(detailsOf(page, "KeyCode", '"ArrowUp" – "ArrowRight"').locator("> div")).toHaveCount(4);
});

test("the longest list of functions is not longer than fifteen thousand pixels", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/docs/api/entity");
  const height = await page.evaluate(() => {
    for (const section of document.querySelectorAll("section")) section.dataset["laidOut"] = "";
    return document.documentElement.scrollHeight;
  });
  expect(height).toBeLessThan(15_000);
});

test("on a phone, announcement, breadcrumbs and title are at the top of a page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const route of ["/docs/api/entity", "/docs/intro", "/docs", "/blog/daxa"]) {
    await page.goto(route);
    const boxOf = (name: string) => page.locator(name).first().boundingBox();
    expect((await boxOf("[data-announcement]"))?.height, route).toBeLessThan(50);
    expect((await boxOf("h1"))?.y, route).toBeLessThan(200);
  }
});

test("the page being read is in view in the sidebar, below an announcement and without", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/docs/api/timer");
  const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
  const current = sidebar.getByRole("link", { name: "Timer" });
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Close this announcement" }).click();
  await page.reload();
  await expect(current).toBeInViewport({ ratio: 1 });
});

test("the not-found page offers the page whose address is nearest", async ({ page, complaints }) => {
  await page.goto("/docs/api/entitty");
  await page.getByRole("link", { name: "Did you mean /docs/api/entity?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entity");
  complaints.length = 0;
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
