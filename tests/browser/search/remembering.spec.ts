import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open } from "../shell/kiln";
import { goToResult, openSearch, searchOf } from "./search";

test.use({ viewport: desktop });

test("?q= on any page opens the search with it", async ({ page }) => {
  for (const path of ["/", "/blog", "/docs/api/timer"]) {
    await open(page, `${path}?q=set%20timeout`);
    const { field, options } = searchOf(page);
    await expect(field).toHaveValue("set timeout");
    await expect(options.first()).toContainText("Timer.setTimeout");
  }
});

test("the query is in the address until the search is closed, beside what was there", async ({ page }) => {
  await open(page, "/docs/api/timer?from=test#clear");
  const { field } = await openSearch(page);
  const entries = await page.evaluate(() => window.history.length);
  await field.pressSequentially("set");
  await expect(page).toHaveURL(/\/docs\/api\/timer\?from=test&q=set#clear$/);
  await field.fill("");
  await expect(page).toHaveURL(/\/docs\/api\/timer\?from=test#clear$/);
  await field.fill("clear");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/docs\/api\/timer\?from=test#clear$/);
  expect(await page.evaluate(() => window.history.length)).toBe(entries);
});

test("going back from a result leads to the page as it was", async ({ page }) => {
  await open(page, "/docs");
  const { dialog } = await goToResult(page, "timer.clear", "Timer.clear");
  await expect(page).toHaveURL(/#clear$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  await expect(dialog).toBeHidden();
});

test("searches that led somewhere are offered again, in this tab alone", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, active } = await openSearch(page);
  const recent = dialog.getByRole("list", { name: "Recent searches" });
  await expect(recent).toBeHidden();
  await field.fill("timer.clear");
  await expect(active).toContainText("Timer.clear");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#clear$/);
  await page.reload();
  await open(page, "/docs");
  await openSearch(page);
  await recent.getByRole("button", { name: "timer.clear" }).click();
  await expect(field).toHaveValue("timer.clear");
  await expect(active).toContainText("Timer.clear");
  await field.fill("");
  await dialog.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem("search.recent"))).toBeNull();
});

test("local storage holds theme, announcement and preferred version, nothing else", async ({ page }) => {
  await open(page, kiln("/docs/intro"));
  await page.getByRole("button", { name: "Close this announcement" }).click();
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  await page.getByRole("button", { name: "Versions: 2.0" }).click();
  await page.getByRole("banner").getByRole("link", { name: "1.0" }).click();
  await expect(page).toHaveURL(kiln("/docs/1.0/intro"));
  await goToResult(page, "oven.heat", "Oven.heat");
  await expect(page).toHaveURL(/#heat$/);
  const keys = await page.evaluate(() => [
    Object.keys(localStorage).sort(),
    Object.keys(sessionStorage)
      .filter((key) => !key.startsWith("@@scroll|"))
      .sort(),
  ]);
  expect(keys).toEqual([
    ["announcement.dismiss", "announcement.id", "docs-preferred-version", "theme"],
    ["search.opened", "search.recent"],
  ]);
});

test("the search works where storage does not", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  await open(page, "/docs");
  await goToResult(page, "timer.clear", "Timer.clear");
  await expect(page).toHaveURL(/#clear$/);
  expect(complaints.every((text) => /(?:Local|Session) storage is not available/.test(text))).toBe(true);
  complaints.length = 0;
});

test("results that were opened twice are offered, in this tab alone", async ({ page }) => {
  const openResult = async () => {
    await open(page, "/docs");
    await goToResult(page, "timer.clear", "Timer.clear");
    await expect(page).toHaveURL(/#clear$/);
  };
  await openResult();
  await openResult();
  await open(page, "/docs");
  const { dialog } = await openSearch(page);
  const opened = dialog.getByRole("list", { name: "Opened most often" }).getByRole("link");
  await expect(opened).toHaveText(["Timer.clear"]);
  await opened.click();
  await expect(page).toHaveURL(/#clear$/);
  await expect(dialog).toBeHidden();
});

test("the empty dialog offers guides, without anything stored", async ({ page }) => {
  await open(page, "/blog");
  const { dialog } = await openSearch(page);
  const guides = dialog.getByRole("list", { name: "Guides" });
  await guides.getByRole("link", { name: "Introduction", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await expect(dialog).toBeHidden();
});

test("the empty dialog offers examples that find something", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, options } = await openSearch(page);
  const examples = dialog.getByRole("list", { name: "For example" }).getByRole("button");
  await expect(examples).toHaveCount(3);
  for (const index of [0, 1, 2]) {
    await examples.nth(index).click();
    await expect(options.first()).toBeVisible();
    await field.fill("");
  }
});

test("the version that is read is searched, others on request", async ({ page }) => {
  const indexes: string[] = [];
  page.context().on("request", (request) => /symbols-/.test(request.url()) && indexes.push(request.url()));
  await open(page, kiln("/docs/intro"));
  const { dialog, field, options } = await openSearch(page);
  await field.fill("glaze");
  await expect(dialog.getByText(/Nothing about “glaze” here/).last()).toBeVisible();
  expect(indexes.length).toBe(1);
  await dialog.getByRole("combobox", { name: "Version" }).selectOption("Next");
  await expect(options.first()).toContainText("Glaze");
  expect(indexes.length).toBe(2);
  await field.focus();
  await field.fill("glaze.apply");
  await expect(options.first()).toContainText("Glaze.apply");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(kiln("/docs/next/api/glaze/apply"));
});

test("results of another language lead there, and those of this one stay in it", async ({ page }) => {
  await open(page, kiln("/ar/docs/intro"));
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  const option = dialog.getByRole("listbox").getByRole("option").first();
  await dialog.getByRole("combobox").first().fill("oven.heat");
  await expect(option).toHaveAttribute("href", "/kiln/ar/docs/api/oven#heat");
  await dialog.getByRole("combobox").last().selectOption("English");
  await expect(option).toHaveAttribute("href", "/kiln/docs/api/oven#heat");
  await option.click();
  await expect(page).toHaveURL(kiln("/docs/api/oven#heat"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
});
