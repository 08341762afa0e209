import { expect, test } from "../../support/browser-test";
import { builtSite } from "../../support/built-site";
import { serveFolder } from "../../support/serve-site";
import { kiln, open } from "./kiln";

test("a page that crashes says so inside of the layout, with the error, and can be tried again", async ({ page, complaints }) => {
  await open(page, "/docs");
  await page.evaluate(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]) {
      if (nodes.some((node) => node instanceof Element && node.querySelector("h1")?.textContent === "Timer")) throw new Error("The browser cannot show this page.");
      append.apply(this, nodes);
    };
  });
  await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await expect(page.getByRole("main")).toContainText("The browser cannot show this page.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page crashed.");
  complaints.length = 0;
});

test("a site under a wrong base path says that it did not load properly and suggests the right one", async ({ page, complaints }) => {
  const { address, server } = await serveFolder(process.env["SITE_FOLDER"] ?? builtSite(), "/elsewhere");
  await page.goto(`${address}docs/api/timer`);
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("did not load properly");
  await expect(banner).toContainText("/elsewhere/");
  await page.goto(address);
  await expect(banner).toContainText("/elsewhere/");
  server.kill();
  complaints.length = 0;
});

test("a site under its own base path shows no banner", async ({ page }) => {
  await open(page, kiln("/docs/intro"));
  await expect(page.getByText("did not load properly")).toHaveCount(0);
});

test("without local storage the page works and the console says so", async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await open(page, kiln("/docs/intro"));
  await page.getByRole("button", { name: "Close this announcement" }).click();
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
  await page.getByRole("button", { name: /dark and light mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(complaints.filter((text) => text.includes("Local storage is not available"))).toHaveLength(1);
  expect(complaints).toHaveLength(1);
  complaints.length = 0;
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menus can be reached on a phone and on a desk", async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(kiln("/docs/intro"));
      await expect(page.getByRole("banner").getByRole("link", { name: "Manual" })).toBeVisible();
      await page.getByRole("button", { name: "More" }).focus();
      await expect(page.getByRole("link", { name: "Modules" })).toBeVisible();
      await expect(page.getByRole("button", { name: "Open the menu" })).toBeHidden();
    }
    await page.getByRole("link", { name: "Modules" }).click();
    await expect(page).toHaveURL(kiln("/docs"));
  });

  test("the colours follow the system", async ({ page }) => {
    const background = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ colorScheme });
      await page.goto("/");
      return page.locator("html").evaluate((element) => getComputedStyle(element).backgroundColor);
    };
    expect(await background("light")).not.toBe(await background("dark"));
  });
});
