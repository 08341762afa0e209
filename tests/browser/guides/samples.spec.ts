import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser-test";

const guide = "/docs/core-concepts";

test("pointing at a name in a sample shows its type", async ({ page }) => {
  await page.goto(guide);
  const code = page.locator("code[data-types]").first();
  const before = await code.textContent();
  await code.hover();
  const name = code.locator("[data-type]", { hasText: "ahead" }).first();
  await name.hover();
  await expect(page.getByRole("tooltip")).toHaveText("ahead: vector");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  expect(await code.textContent()).toBe(before);
});

test("pointing at a name of the engine shows the card of its entry", async ({ page }) => {
  await page.goto(guide);
  await page.locator("pre a", { hasText: "WORLD_FORWARD" }).first().hover();
  await expect(page.getByRole("tooltip")).toContainText("Engine.WORLD_FORWARD");
});

test("a sample is one tab stop: arrow keys reach the names, which show their types", async ({ page }) => {
  await page.goto(guide);
  await page.keyboard.press("Tab");
  const sample = page.locator("figure:has(code[data-types])").first();
  const stops = sample.locator("a, button, [data-type]").filter({ visible: true });
  await expect(sample.locator(":is(a, button, [data-type])[tabindex='0']")).toHaveCount(1);
  expect(await stops.count()).toBeGreaterThan(5);
  await sample.getByRole("button", { name: "Try it" }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(":focus")).toHaveAttribute("data-type", /^\w+: \w+$/);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(page.locator(":focus")).toHaveAttribute("aria-describedby", "type-card");
});

test("a sample that Luau has checked has a mark, which the page explains", async ({ page }) => {
  await page.goto("/docs/intro");
  const mark = (code: Locator) => code.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await mark(page.locator("code[data-checked]").first())).toContain("✓");
  expect(await mark(page.locator("code:has(samp)").first())).toBe("none");
  await expect(page.getByText("in strict mode, found no problems in it")).toHaveCount(1);
});

test("what Luau says of a line is read with it, but not copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/intro");
  const sample = page.locator("figure:has(samp)").first();
  await expect(sample.locator("samp")).toHaveText(/^Error: .*number/);
  await sample.getByRole("button", { name: "Copy" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).not.toContain("Error");
  const shown = (await sample.locator("code").textContent()) ?? "";
  expect(shown.replace((await sample.locator("samp").textContent()) ?? "", "")).toBe(copied);
});
