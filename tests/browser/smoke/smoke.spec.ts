import { expect, test } from "../../support/browser-test";
import { detailsOf } from "../reference/details";
import { openSearch } from "../search/search";

/** Also run on a site that another version of Node built and serves (scripts/node-versions.ts). */
test("a reader gets from the home page to a function, by links and by search", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Docs", exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/intro$/);
  await page
    .getByRole("navigation", { name: "Docs" })
    .getByRole("link", { name: "Timer", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  await expect(detailsOf(page, "Timer.setTimeout", "Parameters").getByRole("term")).toHaveText([
    "duration",
    "callback",
  ]);

  const { field, options } = await openSearch(page);
  await field.fill("quaternion.create");
  await expect(options.first()).toContainText("Quaternion.create");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/quaternion#create$/);
  await expect(page.getByRole("heading", { name: "Quaternion.create", exact: true })).toBeInViewport();
});
