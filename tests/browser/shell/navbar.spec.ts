import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open } from "./kiln";

test.use({ viewport: desktop });

test("the navbar shows its items in a left and a right group", async ({ page }) => {
  await open(page, kiln("/docs/intro"));
  const groups = page.getByRole("navigation", { name: "Main" }).locator("> ul");
  await expect(groups).toHaveCount(2);
  const [left, right] = [groups.first(), groups.last()];
  for (const name of ["Start", "Manual", "Current docs"])
    await expect(left.getByRole("link", { name })).toBeVisible();
  await expect(left.getByRole("button", { name: "More" })).toBeVisible();
  await expect(left.getByText("Raw markup")).toBeVisible();
  await expect(right.getByRole("button", { name: "Versions: 2.0" })).toBeVisible();
  await expect(right.getByRole("button", { name: "Languages: English" })).toBeVisible();
  await expect(right.locator("a[href='https://kiln.example/source']")).toHaveText("Source");
  await expect(page.getByRole("banner").getByRole("button", { name: "Search" })).toBeVisible();
});

test("the product's navbar has Docs, Blog, search, the colour mode and the source", async ({ page }) => {
  await open(page, "/");
  const bar = page.getByRole("banner");
  await expect(bar.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/docs/intro");
  await expect(bar.getByRole("link", { name: "Blog" })).toHaveAttribute("href", "/blog");
  await expect(bar.getByRole("button", { name: "Search" })).toBeVisible();
  await expect(bar.getByRole("button", { name: /dark and light mode/ })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Source" })).toBeVisible();
});

test("the item that the reader is at says so", async ({ page }) => {
  await open(page, kiln("/docs/intro"));
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Start" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Current docs" }).click();
  await expect(page).toHaveURL(/\/kiln\/docs$/);
  await expect(bar.getByRole("link", { name: "Manual" })).toHaveAttribute("aria-current", "true");
  await expect(bar.getByRole("link", { name: "Start" })).not.toHaveAttribute("aria-current");
});

for (const key of ["Enter", "Space"]) {
  test(`a dropdown opens on ${key}, has arrow keys, and gives the focus back on Escape`, async ({ page }) => {
    await open(page, kiln("/docs/intro"));
    const button = page.getByRole("button", { name: "More" });
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    for (const [move, name] of [
      ["ArrowDown", "Modules"],
      ["ArrowDown", "Oven"],
      ["End", "Elsewhere"],
      ["ArrowDown", "Modules"],
    ] as const) {
      await page.keyboard.press(move);
      await expect(page.getByRole("link", { name }).first()).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();
  });
}

test("a dropdown opens on a click, and closes on a press outside, and when the focus leaves", async ({
  page,
}) => {
  await open(page, kiln("/docs/intro"));
  const button = page.getByRole("button", { name: "More" });
  await button.click();
  await expect(page.getByText("Made of clay")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByText("Made of clay")).toBeHidden();
  await button.click();
  await page.keyboard.press("Shift+Tab");
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("a dropdown closes when the page is touched elsewhere", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: desktop });
  const page = await context.newPage();
  await open(page, kiln("/docs/intro"));
  await page.getByRole("button", { name: "More" }).tap();
  await expect(page.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "true");
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(page.getByRole("button", { name: "More" })).toHaveAttribute("aria-expanded", "false");
  await context.close();
});

test("the navbar hides on the way down, and comes back on the way up and for the focus", async ({ page }) => {
  const bar = page.getByRole("banner");
  for (const show of [
    () => page.mouse.wheel(0, -200),
    () => bar.getByRole("link", { name: "Docs" }).focus(),
  ]) {
    await open(page, "/docs/api/keyboard");
    await page.mouse.wheel(0, 1500);
    await expect(bar).not.toBeInViewport();
    await show();
    await expect(bar).toBeInViewport();
  }
});

test("the navbar of a style has that style's colours", async ({ page }) => {
  await open(page, kiln("/"));
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(page.getByRole("banner")).not.toHaveCSS("background-color", ground);
});
