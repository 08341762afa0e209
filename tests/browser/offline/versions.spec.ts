import { pathToFileURL } from "node:url";
import { expect, test } from "../../support/browser-test";
import { offlineFixtureCopy } from "../../support/built-site";
import { openSearch } from "../search/search";

let address: string;
test.beforeAll(() => {
  address = `${pathToFileURL(offlineFixtureCopy()).href}/`;
});

test("a page is read in every version and language, whatever the site's base path", async ({ page }) => {
  await page.goto(`${address}docs/api/oven/index.html`);
  await page.getByRole("button", { name: /2\.0/ }).click();
  await page.getByRole("link", { name: "1.0", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/api\/oven\/index\.html$/);
  await page.getByRole("button", { name: /English/ }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(/\/ar\/docs\/1\.0\/api\/oven\/index\.html$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  const { field, active } = await openSearch(page);
  await field.fill("Oven");
  await expect(active).toContainText("Oven");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/ar\/docs\/1\.0\/api\/oven\/index\.html/);
});

test("tabs show one text at a time, with samples that can be copied", async ({ page }) => {
  await page.goto(`${address}docs/next/intro/index.html`);
  const panel = (name: string) => page.getByRole("tabpanel", { name });
  await expect(panel("Wood").getByRole("button", { name: "Copy" })).toHaveCount(1);
  await page.getByRole("tab", { name: "Wood" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Gas" })).toBeFocused();
  await expect(panel("Gas")).toBeVisible();
  await expect(panel("Gas").locator("strong")).toHaveText("tap");
  await expect(panel("Wood")).toBeHidden();
});
