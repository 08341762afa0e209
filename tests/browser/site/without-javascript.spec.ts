import { expect, test } from "../../support/browser-test";
import { detailsOf, entryOf } from "../reference/details";

test.use({ javaScriptEnabled: false });

test("without JavaScript, the reference reads and its links work", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  await expect(detailsOf(page, "Timer.setTimeout", "Returns")).toContainText("TimerId");
  await entryOf(page, "Timer.setTimeout").getByRole("link", { name: "TimerId" }).first().click();
  await expect(page).toHaveURL(/#TimerId$/);
  await expect(page.getByRole("heading", { name: /^TimerId/ })).toBeInViewport();
});

test("without JavaScript, a phone has the menu of the docs behind a link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/api/timer");
  const menu = page.getByRole("navigation", { name: "Docs", exact: true });
  await expect(menu).toBeHidden();
  await page.getByRole("link", { name: "Docs menu" }).click();
  await expect(menu.getByRole("link", { name: "Timer" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Camera" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Camera");
  await expect(menu).toBeHidden();
});

test("without JavaScript, samples are whole, and have no button without effect", async ({ page }) => {
  const texts = { "/docs/intro": "createTextElement", "/docs/api/engine": "addEventListener" };
  for (const [route, text] of Object.entries(texts)) {
    await page.goto(route);
    await expect(page.getByRole("main").locator("pre", { hasText: text }).first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("button", { name: /Copy|Try it/ })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Page tools" }).hover();
  await expect(page.getByRole("link", { name: "Markdown" })).toHaveAttribute("href", "/docs/api/engine.md");
});

test("an unknown address gives the not-found page with status 404", async ({ page, complaints }) => {
  expect((await page.goto("/docs/api/nothing-here"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("link", { name: /Search for/ })).toHaveCount(0);
  complaints.length = 0;
});
