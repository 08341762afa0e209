import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open } from "./kiln";

test.use({ viewport: desktop });

test("entries say which versions added, changed, deprecated and removed them", async ({ page }) => {
  const badges = (name: string) =>
    page.getByRole("region", { name, exact: true }).getByRole("list").first().getByRole("listitem");
  await open(page, kiln("/docs/api/oven"));
  await expect(badges("Oven.heat")).toHaveText(["Changed in 2.0"]);
  await expect(badges("Oven.cool")).toHaveText(["Added in 2.0"]);
  await expect(badges("Oven.openDoor")).toHaveText(["Deprecated in 2.0", "Removed in Next"]);
  const factsOf = (value: string) => page.locator("dt").filter({ hasText: value }).locator("+ dd");
  await expect(factsOf('"Cooling"')).toContainText("Added in 2.0");
  await expect(factsOf('"Idle"')).not.toContainText(" in ");
  await expect(badges("Oven.openDoor").last()).not.toHaveCSS(
    "color",
    await badges("Oven.openDoor")
      .first()
      .evaluate((badge) => getComputedStyle(badge).color),
  );
  // What changed is said where the link leads.
  await badges("Oven.heat").getByRole("link").click();
  await expect(page).toHaveURL(kiln("/docs#changes"));
  await expect(page.getByRole("heading", { name: "Changes since 1.0" })).toBeInViewport();
  // The oldest version has nothing to be compared with, but later ones do not have all of it.
  await open(page, kiln("/docs/1.0/api/oven"));
  await expect(badges("Oven.poke")).toHaveText(["Removed in 2.0"]);
  await expect(page.getByRole("region", { name: "Oven.heat", exact: true })).not.toContainText("Changed in");
});

test("the docs root of a version lists what changed since the one before, and leads there", async ({
  page,
}) => {
  await open(page, kiln("/docs"));
  await expect(page.getByRole("heading", { name: "Changes since 1.0" })).toBeVisible();
  const breaking = page.getByRole("list", { name: "Breaking changes", exact: true }).getByRole("listitem");
  await expect(breaking).toHaveCount(1);
  await expect(breaking).toContainText("Oven.poke Removed in 2.0");
  await expect(breaking.getByRole("link")).toHaveCount(0);
  const additions = page.getByRole("list", { name: "Additions", exact: true });
  await expect(additions.getByRole("link")).toHaveText(["Oven.cool", "Oven.heat", "OvenState.Cooling"]);
  await expect(
    page.getByRole("list", { name: "Documentation", exact: true }).getByRole("listitem"),
  ).toHaveText(["Oven.openDoor Deprecated"]);
  await additions.getByRole("link", { name: "Oven.heat" }).click();
  await expect(page).toHaveURL(kiln("/docs/api/oven#heat"));
});

test("code reads from left to right in a language that does not", async ({ page }) => {
  await open(page, kiln("/ar/docs"));
  const code = page.getByRole("main").locator("code").filter({ hasText: "Oven.poke(strength: number): ()" });
  await expect(page.locator("html")).toHaveCSS("direction", "rtl");
  await expect(code).toHaveCSS("direction", "ltr");
});

test("the oldest version has no changes to list", async ({ page }) => {
  await open(page, kiln("/docs/1.0"));
  await expect(page.getByRole("heading", { name: "Scripting reference" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Changes since/ })).toHaveCount(0);
});

test("a product of one version says nothing of versions", async ({ page }) => {
  await open(page, "/docs");
  await expect(page.getByRole("heading", { name: /Changes since/ })).toHaveCount(0);
  await open(page, "/docs/api/timer");
  await expect(page.getByRole("main")).not.toContainText(/(Added|Changed|Removed) in /);
});
