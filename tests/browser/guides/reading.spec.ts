import { expect, test } from "../../support/browser-test";
import { phone } from "../shell/kiln";

test("the contents follow the part that is being read", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await page.goto("/docs/core-concepts");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current]")).toHaveCount(0);
  await page.locator("h2#events").evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current="location"]')).toHaveText("Events");
  await page.locator("h2#state").evaluate((heading) => heading.scrollIntoView());
  await expect(contents.locator('[aria-current="location"]')).toHaveText("State");
});

test("the contents show the part that is being read, but stay under a pointer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto("/docs/api/physics");
  await page.waitForFunction(() => "ready" in document.documentElement.dataset);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const top = () => contents.locator("[data-contents]").evaluate((list) => list.scrollTop);
  const scrollTo = (end: boolean) =>
    page.evaluate((atEnd) => window.scrollTo(0, atEnd ? document.body.scrollHeight : 0), end);
  // Again, as far as the page has grown meanwhile: content far below is laid out when it comes near.
  await expect
    .poll(async () => {
      await scrollTo(true);
      return top();
    })
    .toBeGreaterThan(100);
  await expect(contents.locator("[aria-current]")).toBeInViewport();
  await scrollTo(false);
  await expect.poll(top).toBe(0);
  await contents.hover();
  await scrollTo(true);
  await expect(contents.locator("[aria-current]")).toHaveCount(1);
  expect(await top()).toBe(0);
});

test("columns and lists of tasks stand as Markdown has them", async ({ page }) => {
  await page.goto("/docs/core-concepts");
  const cell = page.locator(".prose td").first();
  for (const [written, shown] of Object.entries({ right: "end", center: "center" })) {
    await cell.evaluate((element, side) => element.setAttribute("align", side), written);
    await expect(cell).toHaveCSS("text-align", shown);
  }
  const task = page.locator(".prose li").first();
  await task.evaluate((element) =>
    element.prepend(Object.assign(document.createElement("input"), { type: "checkbox" })),
  );
  await expect(task).toHaveCSS("list-style-type", "none");
});

test("on a phone the contents are folded above the text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/docs/core-concepts");
  const contents = page.getByRole("group").filter({ hasText: "On this page" }).first();
  const link = contents.getByRole("link", { name: "Input", exact: true });
  await expect(link).toBeHidden();
  await contents.getByText("On this page", { exact: true }).click();
  await link.click();
  await expect(page).toHaveURL(/#input$/);
});

test("a category that a reader closes stays closed on the next page", async ({ page }) => {
  await page.goto("/docs/intro");
  const sidebar = page.getByRole("navigation", { name: "Docs", exact: true });
  const reference = sidebar.getByText("Scripting reference", { exact: true });
  await expect(sidebar.getByRole("link", { name: "Timer", exact: true })).toBeVisible();
  await reference.click();
  await sidebar.getByRole("link", { name: "Core concepts" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Core concepts" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Timer", exact: true })).toBeHidden();
});

test("a sample is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/intro");
  const sample = page.getByRole("figure").first();
  await sample.hover();
  await sample.getByRole("button", { name: "Copy" }).click();
  await expect(sample.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sample.locator("pre").textContent());
  expect(copied).toContain("UI.createTextElement");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone });
  test("the buttons of a sample are always there, below the code", async ({ page }) => {
    for (const [route, least] of [
      ["/docs/tutorials/creating-packages", 10],
      ["/docs/api/engine", 3],
      ["/docs/core-concepts", 3],
    ] as const) {
      await page.goto(route);
      const rooms = await page.locator("main button[data-copy=code]").evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const code = button.closest("figure")?.querySelector("pre")?.getBoundingClientRect();
          return code && button.checkVisibility() ? [button.getBoundingClientRect().top - code.bottom] : [];
        }),
      );
      expect(rooms.length).toBeGreaterThanOrEqual(least);
      expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0);
    }
  });
});

test("from page to page in the order of the sidebar", async ({ page }) => {
  await page.goto("/docs/intro");
  const pages = page.getByRole("navigation", { name: "Docs pages" });
  await pages.getByRole("link", { name: /Core concepts/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Core concepts" })).toBeVisible();
});

test("from the blog to a post, its tag and its author", async ({ page }) => {
  await page.goto("/blog");
  await page.getByRole("link", { name: "Why our renderer is built on Daxa" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Why our renderer is built on Daxa");
  await page.getByRole("main").getByRole("link", { name: "Renderer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Renderer" })).toBeVisible();
  await page.goto("/blog/authors/okafor");
  await expect(page.getByText("has not written a post yet")).toBeVisible();
});
