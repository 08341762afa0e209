/** Kiln's next version has a page for each class, enum and function: `clay` is a file of 60 declarations. */
import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open, phone } from "../shell/kiln";

const clay = "/docs/next/api/clay";

test.use({ viewport: desktop });

test("a module's page is an index of its entries by name, each with a page of its own", async ({ page }) => {
  await open(page, kiln(clay));
  const overview = page.getByRole("region", { name: "At a glance" });
  const names = await overview.locator("#all-classes li a").allTextContents();
  expect(names).toHaveLength(24);
  expect(names).toEqual([...names].sort());
  await expect(overview.locator("#all-enums li")).toHaveCount(13);
  await expect(page.getByRole("heading", { name: "AmberAnchor", exact: true })).toHaveCount(0);
  // The sidebar has the modules, not what is in them.
  const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
  await expect(sidebar).not.toContainText("AmberAnchor");
  await overview.getByRole("link", { name: "BriskAnchor", exact: true }).click();
  await expect(page).toHaveURL(kiln(`${clay}/BriskAnchor`));
  await expect(page.getByRole("heading", { level: 1, name: "BriskAnchor" })).toBeVisible();
});

test("a class's page says where it is, what it inherits, who uses it, and leads on", async ({ page }) => {
  await open(page, kiln(`${clay}/CalmAnchor`));
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("listitem").last()).toHaveText("CalmAnchor");
  await expect(crumbs.getByRole("link", { name: "clay" })).toHaveAttribute("href", `/kiln${clay}`);
  await expect(page.getByText("Inherited from AmberAnchor")).toBeVisible();
  const attach = page.getByRole("main").getByRole("link", { name: "attach" }).first();
  await expect(attach).toHaveAttribute("href", `/kiln${clay}/AmberAnchor#AmberAnchor.attach`);
  const pages = page.getByRole("navigation", { name: "Docs pages" });
  await expect(pages.getByRole("link", { name: "BriskAnchor" })).toBeVisible();
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(kiln(`${clay}/DeepAnchor`));
});

test("types on it show a card of another page's", async ({ page }) => {
  await open(page, kiln(`${clay}/BriskAnchor`));
  await page.locator("a[data-card][href$='/clay/AmberAnchor']").first().hover();
  await expect(page.getByRole("tooltip")).toContainText("extern type AmberAnchor");
});

test("links from before the module was split lead to the pages", async ({ page }) => {
  await open(page, kiln(`${clay}#AmberAnchor`));
  await expect(page).toHaveURL(kiln(`${clay}/AmberAnchor`));
  await open(page, kiln(`${clay}#AmberAnchor.attach`));
  await expect(page).toHaveURL(kiln(`${clay}/AmberAnchor#AmberAnchor.attach`));
  await expect(page.getByRole("heading", { name: "AmberAnchor:attach" })).toBeInViewport();
  await open(page, kiln(`${clay}#attachAmberAnchor`));
  await expect(page).toHaveURL(kiln(`${clay}/attachAmberAnchor`));
  await expect(page.getByRole("heading", { level: 1, name: "attachAmberAnchor" })).toBeVisible();
  await open(page, kiln(`${clay}#all-functions`));
  await expect(page).toHaveURL(kiln(`${clay}#all-functions`));
});

test("the search opens the page of a class, and of a member", async ({ page }) => {
  await open(page, kiln(`${clay}?q=AmberAnchor.attach`));
  await expect(page.getByRole("listbox").getByRole("option").first()).toContainText("AmberAnchor:attach");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(kiln(`${clay}/AmberAnchor#AmberAnchor.attach`));
});

test("from the page of a type other versions are entered where they describe it", async ({ page }) => {
  await open(page, kiln("/docs/next/api/oven/OvenState"));
  await page.getByRole("button", { name: "Versions: Next" }).click();
  await page.getByRole("banner").getByRole("link", { name: "1.0" }).click();
  await expect(page).toHaveURL(kiln("/docs/1.0/api/oven#OvenState"));
});

test("old addresses lead to what has taken their place", async ({ page }) => {
  // Renamed, and with a page of its own since.
  await open(page, kiln("/docs/next/api/glaze#put"));
  const renamed = page.locator("[id='put']");
  await expect(renamed).toBeInViewport();
  await renamed.getByRole("link").click();
  await expect(page).toHaveURL(kiln("/docs/next/api/glaze/apply"));
  await expect(page.getByRole("heading", { level: 1, name: "Glaze.apply" })).toBeVisible();
  // Moved to another page.
  await open(page, kiln("/docs/next/api/glaze#fire"));
  const moved = page.locator("[id='fire']");
  await expect(moved).toBeInViewport();
  await moved.getByRole("link").click();
  await expect(page).toHaveURL(kiln("/docs/next/api/oven/heat"));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("a renamed module is found under its old name", async ({ page }) => {
    await page.goto(kiln("/docs/next/api/varnish"));
    await expect(page).toHaveURL(kiln("/docs/next/api/glaze"));
  });
});

test("the pages fit a phone", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of [clay, `${clay}/CalmAnchor`]) {
    await open(page, kiln(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  }
});

test("inherited members stay switched off on other pages, and come back on all", async ({ page }) => {
  await open(page, kiln(`${clay}/BriskAnchor`));
  const inherited = page.locator("details[data-switch='inherited']");
  const pages = page.getByRole("navigation", { name: "Docs pages" });
  await expect(inherited).toHaveAttribute("open");
  await inherited.getByText("Inherited members").click();
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(kiln(`${clay}/CalmAnchor`));
  await expect(inherited).not.toHaveAttribute("open");
  await inherited.getByText("Inherited members").press("Enter");
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(kiln(`${clay}/BriskAnchor`));
  await expect(inherited).toHaveAttribute("open");
});

test("a long sidebar is filtered by name, with keys alone", async ({ page }) => {
  await open(page, kiln(clay));
  const field = page.getByRole("searchbox", { name: "Filter by name" });
  await field.focus();
  await field.fill("anchor");
  const found = page.locator("[data-sidebar-filter]");
  await expect(found.getByRole("status")).toHaveText(/^Names found: [1-9]\d*$/);
  await field.fill("calmanchor");
  await expect(found.getByRole("link").first()).toHaveText("CalmAnchor");
  await field.press("ArrowDown");
  await expect(found.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(found.getByRole("link")).toHaveCount(0);
  await field.fill("no such name");
  await expect(found.getByRole("status")).toHaveText("No names match.");
  await field.fill("calmanchor");
  await field.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(kiln(`${clay}/CalmAnchor`));
});

test("a filter that receives something else than names finds nothing", async ({ page }) => {
  await page.route("**/names.json", (route) => route.fulfill({ json: { calm: 1 } }));
  await open(page, kiln(clay));
  const field = page.getByRole("searchbox", { name: "Filter by name" });
  await field.focus();
  await field.fill("calm");
  await expect(page.locator("[data-sidebar-filter]").getByRole("status")).toHaveText("No names match.");
  const sidebar = page.getByRole("navigation", { name: "Docs" });
  await expect(sidebar.getByRole("link", { name: "glaze" }).first()).toBeVisible();
});
