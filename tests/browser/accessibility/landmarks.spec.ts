import { expect, test } from "../../support/browser-test";
import { pageKinds } from "../../support/site-routes";
import { openSearch } from "../search/search";
import { open, phone } from "../shell/kiln";

test("landmarks and headings of each kind of page are those in landmarks/", async ({ page, complaints }) => {
  for (const [kind, route] of Object.entries(pageKinds)) {
    await open(page, route);
    await expect.soft(page.locator("body")).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
    // The browser reports the status of the page for unknown addresses itself.
    if (kind === "not-found") complaints.splice(0);
    expect(complaints, route).toEqual([]);
  }
});

test("the search dialog tells what it is, and what it found", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, options } = await openSearch(page);
  await expect(dialog).toMatchAriaSnapshot({ name: "search.aria.yml" });
  await field.fill("timer");
  await expect(options.first()).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot({ name: "search-results.aria.yml" });
});

test("the menu of narrow screens tells which of its two lists it shows", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/docs/intro");
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Site menu" });
  await expect(menu).toMatchAriaSnapshot({ name: "docs-menu.aria.yml" });
  await menu.getByRole("button", { name: "Back to main menu" }).click();
  await expect(menu).toMatchAriaSnapshot({ name: "main-menu.aria.yml" });
});
