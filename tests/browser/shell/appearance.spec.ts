import type { Page } from "@playwright/test";
import { objections } from "../../support/accessibility";
import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open, phone } from "./kiln";

test.describe("colour mode", () => {
  test("is the system's, light or dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("changes by the button, and is kept after a reload, without a flash", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    await page.getByRole("button", { name: /currently light mode/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { themesPainted: seen });
      const look = () => {
        if (document.body) seen.push(document.documentElement.getAttribute("data-theme"));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, "/");
    const painted = await page.evaluate(() => [...new Set(Reflect.get(window, "themesPainted") as string[])]);
    expect(painted).toEqual(["dark"]);
    await expect(page.getByRole("button", { name: /currently dark mode/ })).toBeVisible();
    // The reader's choice is above the system's.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("changes with another tab", async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, "/");
    const other = await context.newPage();
    await other.goto("/docs");
    await other.evaluate(() => localStorage.setItem("theme", "dark"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await other.evaluate(() => localStorage.removeItem("theme"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("is the site's default where the system is not respected", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await open(page, kiln("/"));
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test.describe("the announcement bar", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

  test("shows in the configured colours until it is closed, and stays closed", async ({ page }) => {
    await open(page, kiln("/"));
    await expect(bar(page)).toHaveText("Kiln 2.0 is fired.");
    await expect(bar(page)).toHaveCSS("background-color", "rgb(102, 51, 0)");
    await expect(bar(page)).toHaveCSS("color", "rgb(255, 250, 240)");
    await page.getByRole("button", { name: "Close this announcement" }).click();
    await expect(bar(page)).toBeHidden();
    await page.addInitScript(() => {
      const look = () => {
        const element = document.querySelector("[data-announcement]");
        if (element && element.getClientRects().length > 0)
          Object.assign(window, { announcementFlashed: true });
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, kiln("/docs"));
    await expect(bar(page)).toHaveCount(0);
    expect(await page.evaluate(() => "announcementFlashed" in window)).toBe(false);
  });

  test("comes back with a changed id", async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem("announcement.id") !== null) return;
      localStorage.setItem("announcement.id", "an earlier one");
      localStorage.setItem("announcement.dismiss", "true");
    });
    await open(page, kiln("/"));
    await expect(bar(page)).toBeVisible();
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({ "announcement.id": "first", "announcement.dismiss": "false" });
  });
});

test.describe("the footer", () => {
  test("has columns with titles and the copyright", async ({ page }) => {
    await open(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading", { name: "Docs" })).toBeVisible();
    await expect(footer.locator("a[href='/docs/tutorials/creating-packages']")).toHaveText("Tutorial");
    await expect(footer.getByRole("link", { name: "Chat" })).toBeVisible();
    await expect(footer.getByText("2025")).toBeVisible();
  });

  test("may be a flat list with a logo", async ({ page }) => {
    await open(page, kiln("/"));
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading")).toHaveCount(0);
    await expect(footer.getByRole("link", { name: "Docs" })).toHaveAttribute("href", "/kiln/docs");
    await expect(footer.getByRole("img", { name: "Kiln" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "Kiln" })).toHaveAttribute("href", "/kiln/docs");
  });
});

for (const viewport of [desktop, phone]) {
  test(`another engine has no accessibility violation at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of ["/", "/docs/intro", "/ar/docs/intro"]) {
      await open(page, kiln(path));
      expect(await objections(page), path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(viewport.width);
    }
  });
}

test("the sidebar has no accessibility violation while it is open", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/docs/api/timer");
  await page.getByRole("banner").getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.waitForTimeout(300);
  expect(await objections(page)).toEqual([]);
});

test("no kind of page moves while it loads", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      // Layout shifts have a value that the library of types does not know.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: (Reflect.get(window, "shift") as number) + entry.value });
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const path of ["/", "/docs/api/timer", "/docs/intro", "/blog"]) {
    await open(page, path);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBe(0);
  }
});

test("under forced colours the controls keep an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/");
  const button = page.locator(".button").first();
  await expect(button).toHaveCSS("border-top-width", "1px");
  await expect(button).toHaveCSS("border-top-color", /^rgb\(/);
  const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(button).not.toHaveCSS("border-top-color", ground);
});

test("links and badges have the colours of the configuration", async ({ page }) => {
  await open(page, kiln("/docs/api/oven"));
  const main = page.getByRole("main");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(main.getByText("required", { exact: true }).first()).toHaveCSS("color", "rgb(230, 168, 216)");
  const link = page.locator("nav a[aria-current=page]:not([class])").first();
  await expect(link).toHaveCSS("color", "rgb(159, 197, 232)");
});
