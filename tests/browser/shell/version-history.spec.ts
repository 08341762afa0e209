import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open } from "./kiln";
import { entryOf } from "../reference/details";

test.use({ viewport: desktop });

test("entries say which versions added, changed, deprecated and removed them", async ({ page }) => {
  const badges = (name: string) => entryOf(page, name).getByRole("list").first().getByRole("listitem");
  await open(page, kiln("/docs/api/oven"));
  await expect(badges("Oven.heat")).toHaveText(["Changed in 2.0"]);
  await expect(badges("Oven.cool")).toHaveText(["Added in 2.0"]);
  await expect(badges("Oven.openDoor")).toHaveText(["Deprecated in 2.0", "Removed in Next"]);
  const factsOf = (value: string) => page.locator("dt").filter({ hasText: value }).locator("+ dd");
  await expect(factsOf('"Cooling"')).toContainText("Added in 2.0");
  await expect(factsOf('"Idle"')).not.toContainText(" in ");
  const [deprecated, removed] = [badges("Oven.openDoor").first(), badges("Oven.openDoor").last()];
  const colour = await deprecated.evaluate((badge) => getComputedStyle(badge).color);
  await expect(removed).not.toHaveCSS("color", colour);
  // The link leads to the version with the change, or to the one that removed the entry.
  await badges("Oven.heat").getByRole("link").click();
  await expect(page).toHaveURL(kiln("/docs/changes#Oven.heat"));
  await expect(page.getByRole("listitem").filter({ hasText: "Oven.heat Parameter added" })).toBeInViewport();
  await page.goBack();
  await badges("Oven.openDoor").getByRole("link", { name: "Removed in Next" }).click();
  await expect(page).toHaveURL(kiln("/docs/next/changes#Oven.openDoor"));
  const change = page.getByRole("listitem").filter({ hasText: "Oven.openDoor Removed in Next" });
  await expect(change).toContainText("The door opens by itself after Oven.cool.");
  // The oldest version has nothing to be compared with, but later ones do not have all of it.
  await open(page, kiln("/docs/1.0/api/oven"));
  await expect(badges("Oven.poke")).toHaveText(["Removed in 2.0"]);
  await expect(entryOf(page, "Oven.heat")).not.toContainText("Changed in");
});

test("the docs root of a version counts the changes since the last, and links to them", async ({ page }) => {
  await open(page, kiln("/docs"));
  await expect(page.getByRole("heading", { name: "Changes since 1.0" })).toBeVisible();
  const counts = page.getByRole("main").getByRole("list", { name: "Changes", exact: true });
  const classes = ["Breaking changes 1", "Additions 3", "Documentation 1"];
  await expect(counts.getByRole("listitem")).toHaveText(classes);
  await page.getByRole("main").getByRole("link", { name: "Changes in 2.0" }).click();
  await expect(page).toHaveURL(kiln("/docs/changes"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Changes in 2.0");
  const listOf = (name: string) => page.getByRole("list", { name, exact: true });
  const breaking = listOf("Breaking changes").getByRole("listitem");
  await expect(breaking).toHaveCount(1);
  await expect(breaking).toContainText("Oven.poke Removed in 2.0");
  await expect(breaking.getByRole("link")).toHaveCount(0);
  const additions = listOf("Additions").getByRole("link");
  await expect(additions).toHaveText(["Oven.cool", "Oven.heat", "OvenState.Cooling"]);
  const documentation = ["Oven.openDoor DeprecatedThe door opens by itself after Oven.cool."];
  await expect(listOf("Documentation").getByRole("listitem")).toHaveText(documentation);
  await additions.nth(1).click();
  await expect(page).toHaveURL(kiln("/docs/api/oven#heat"));
});

test("each page of a version leads to what changed in it", async ({ page }) => {
  await open(page, kiln("/docs/next/intro"));
  const banner = page.getByRole("complementary", { name: "Version" });
  await expect(banner.getByRole("link")).toHaveText(["Read the latest release, 2.0", "Changes in Next"]);
  const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
  await sidebar.getByRole("link", { name: "Changes" }).click();
  await expect(page).toHaveURL(kiln("/docs/next/changes"));
  // The same page in another version, with the menu of versions.
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "2.0", exact: true }).click();
  await expect(page).toHaveURL(kiln("/docs/changes"));
});

test("code reads from left to right in a language that does not", async ({ page }) => {
  await open(page, kiln("/ar/docs/changes"));
  const code = page.getByRole("main").locator("code").filter({ hasText: "Oven.poke(strength: number): ()" });
  await expect(page.locator("html")).toHaveCSS("direction", "rtl");
  await expect(code).toHaveCSS("direction", "ltr");
});

test("the oldest version has no changes to list", async ({ page }) => {
  await open(page, kiln("/docs/1.0"));
  await expect(page.getByRole("heading", { name: "Scripting reference" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Changes since/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Changes/ })).toHaveCount(0);
});

test("a product of one version says nothing of versions", async ({ page }) => {
  await open(page, "/docs");
  await expect(page.getByRole("link", { name: /^Changes/ })).toHaveCount(0);
  await open(page, "/docs/api/timer");
  await expect(page.getByRole("main")).not.toContainText(/(Added|Changed|Removed) in /);
});
