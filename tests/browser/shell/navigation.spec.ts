import type { Route } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { isSameDocument, kiln, mark, moduleLink, open, press, withoutPrefetch } from "./kiln";

async function slowly(route: Route, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  await route.continue();
}

test("index.html and .html lead to the page, query and hash kept", async ({ page, complaints }) => {
  for (const path of ["/docs/api/timer/index.html", "/docs/api/timer.html"]) {
    await page.goto(`${path}?a=1#clear`);
    await expect(page).toHaveURL(/\/docs\/api\/timer\?a=1#clear$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  }
  await page.goto("/index.html");
  await expect(page).toHaveURL(/:\d+\/$/);
  // The server has no timer.html, and says so once.
  expect(complaints.filter((text) => !text.includes("404 (Not Found)"))).toEqual([]);
  expect(complaints.length).toBeLessThanOrEqual(1);
  complaints.length = 0;
});

test("a bar and a spinner show while a page takes longer than 200 ms", async ({ page }) => {
  await withoutPrefetch(page);
  await page.route("**/docs/api/timer", (route) => slowly(route, 3000));
  await open(page, "/docs");
  await page.evaluate(() => {
    const seen: { delay: number; values: (string | null)[] } = { delay: 0, values: [] };
    Object.assign(window, { seen });
    let clicked = 0;
    document.addEventListener("click", () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      const bar = document.querySelector("[role=progressbar]:not([hidden])");
      if (!bar) return;
      seen.delay ||= performance.now() - clicked;
      const value = bar.getAttribute("aria-valuenow");
      if (value !== null && seen.values.at(-1) !== value) seen.values.push(value);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await moduleLink(page, "Timer").click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Loading…")).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText("Loading…")).toBeHidden();
  const seen = await page.evaluate(() => Reflect.get(window, "seen") as { delay: number; values: string[] });
  expect(seen.delay).toBeGreaterThanOrEqual(199);
  expect(seen.values.slice(0, 2)).toEqual(["8", "18"]);
});

for (const width of [390, 1280]) {
  test(`the spinner covers no button of the header, ${width} pixels wide`, async ({ page }) => {
    await withoutPrefetch(page);
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/docs");
    await page.route("**/docs/core-concepts", (route) => slowly(route, 3000));
    await page.getByRole("main").getByRole("link", { name: "Core concepts" }).first().click();
    await expect(page.getByText("Loading…")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Announcement" })).toBeInViewport();
    const pill = await page.getByText("Loading…").boundingBox();
    const header = await page.getByRole("banner").boundingBox();
    expect(pill?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await page.getByRole("button", { name: /dark and light mode/ }).click({ timeout: 1000 });
    await expect(page).toHaveURL(/core-concepts$/);
  });
}

test("quick pages show no bar", async ({ page }) => {
  await open(page, "/docs");
  await page.evaluate(() => {
    const after: { bar?: number; page?: number } = {};
    Object.assign(window, { after });
    let clicked = 0;
    document.addEventListener("click", () => (clicked = performance.now()), true);
    new MutationObserver(() => {
      if (document.querySelector("[role=progressbar]:not([hidden])"))
        after.bar ??= performance.now() - clicked;
      if (document.querySelector("h1")?.textContent === "Timer") after.page ??= performance.now() - clicked;
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await moduleLink(page, "Timer").click();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
  await page.waitForTimeout(300);
  const after = await page.evaluate(() => Reflect.get(window, "after") as { bar?: number; page: number });
  // On a machine with much to do, no page is quick.
  const wasQuick = after.page < 200;
  expect(after.bar ?? Infinity).toBeGreaterThanOrEqual(wasQuick ? Infinity : 199);
});

test("a page begins at its top, or at its hash, and back restores the position", async ({ page }) => {
  await open(page, "/docs/api/physics");
  await page.evaluate(() => window.scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage))).toContain("1200");
  await press(page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Docs" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Physics");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await moduleLink(page, "Timer").evaluate((link: HTMLAnchorElement) => (link.href += "#clear"));
  await moduleLink(page, "Timer").click();
  await expect(page.getByRole("heading", { name: "Timer.clear" })).toBeInViewport();
  await page.reload();
  await expect(page).toHaveURL(/#clear$/);
  await expect(page.getByRole("heading", { name: "Timer.clear" })).toBeInViewport();
});

test("content far below is laid out later, unless the address has a hash", async ({ page }) => {
  await open(page, "/docs");
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    const skipped = () =>
      [...document.querySelectorAll("main section")].filter(
        (element) => getComputedStyle(element).contentVisibility === "auto",
      ).length;
    const look = (): void => {
      if (document.querySelector("h1")?.textContent === "Physics") counts.push(skipped());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const counts = () => page.evaluate(() => Reflect.get(window, "counts") as number[]);
  await moduleLink(page, "Physics").click();
  await expect.poll(async () => (await counts()).at(-1)).toBe(0);
  // In several portions, with frames in between.
  expect((await counts())[0]).toBeGreaterThan(20);
  expect(new Set(await counts()).size).toBeGreaterThan(3);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs$/);
  await page.evaluate(() => (Reflect.get(window, "counts") as number[]).splice(0));
  await moduleLink(page, "Physics").evaluate((link: HTMLAnchorElement) => (link.href += "#ForceMode"));
  await moduleLink(page, "Physics").click();
  await expect(page).toHaveURL(/#ForceMode$/);
  await expect(page.getByRole("heading", { name: "ForceMode", exact: true })).toBeInViewport();
  await expect.poll(async () => new Set(await counts())).toEqual(new Set([0]));
});

test("a page that is shown again is as it was left", async ({ page }) => {
  await open(page, "/docs/intro");
  await page.evaluate(() => document.querySelector("h1")?.setAttribute("data-left", "so"));
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page.locator("h1[data-left=so]")).toHaveText(/\S/);
});

test("a new page is announced by its title and takes the focus", async ({ page }) => {
  await open(page, "/docs");
  await moduleLink(page, "Timer").click();
  await expect(page.locator("[aria-live=assertive]")).toHaveText("Now on the page Timer");
  await expect(page).toHaveTitle(/^Timer \|/);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");
});

test("a new page is announced in the language of the page", async ({ page }) => {
  await open(page, kiln("/ar/docs/intro"));
  await page.getByRole("banner").getByRole("link", { name: "Current docs" }).click();
  await expect(page.locator("[aria-live=assertive]")).toHaveText(/^انتقلت إلى صفحة \S/);
});

test("links work under a base path, and so does going back", async ({ page }) => {
  await open(page, kiln("/"));
  await mark(page);
  await page.getByRole("banner").getByRole("link", { name: "Manual" }).click();
  await expect(page).toHaveURL(kiln("/docs/intro"));
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kiln");
});
