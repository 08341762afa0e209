import { expect, test } from "../../support/browser-test";
import { pageKinds } from "../../support/site-routes";
import { openSearch } from "../search/search";
import { open, phone } from "../shell/kiln";

// What each kind exposes to assistive technology is in landmarks/.
for (const [kind, route] of Object.entries(pageKinds)) {
  test(`the landmarks and headings of ${route} are those of a page of its kind`, async ({
    page,
    complaints,
  }) => {
    await open(page, route);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
    // The browser reports the status of the page itself.
    if (kind === "not-found") complaints.splice(0);
  });
}

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
