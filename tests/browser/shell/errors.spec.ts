import type { Locator } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { builtSite } from "../../support/built-site";
import { serveFolder } from "../../support/serve-site";
import { kiln, open } from "./kiln";

test.use({ failsOnPurpose: true });

/** A button has the colours, font and edge of the site's other buttons, not the browser's. */
async function expectSiteButton(button: Locator): Promise<void> {
  await expect(button).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
  await expect(button).toHaveCSS("cursor", "pointer");
  await expect(button).toHaveCSS("border-top-left-radius", "6px");
  const fonts = await button.evaluate((element) =>
    [element, document.body]
      .map((one) => getComputedStyle(one))
      .map(({ fontFamily, fontSize }) => `${fontFamily} ${fontSize}`),
  );
  expect(fonts[0]).toEqual(fonts[1]);
}

test("a page that crashes shows the error in the layout, and can be tried again", async ({ page }) => {
  await open(page, "/docs");
  await page.evaluate(() => {
    const append = Element.prototype.append;
    Element.prototype.append = function (this: Element, ...nodes: (Node | string)[]) {
      if (nodes.some((node) => node instanceof Element && node.querySelector("h1")?.textContent === "Timer"))
        throw new Error("The browser cannot show this page.");
      append.apply(this, nodes);
    };
  });
  await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await expect(page.getByRole("main")).toContainText("The browser cannot show this page.");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectSiteButton(page.getByRole("button", { name: "Try again" }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await page.getByRole("banner").getByRole("link", { name: "Docs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page crashed.");
});

test("a site under a wrong base path says so, and suggests the right one", async ({ page }) => {
  const { address, server } = await serveFolder(builtSite(), "/elsewhere");
  await page.goto(`${address}docs/api/timer`);
  const banner = page.getByRole("alert");
  await expect(banner).toContainText("did not load properly");
  await expect(banner).toContainText("/elsewhere/");
  await page.goto(address);
  await expect(banner).toContainText("/elsewhere/");
  server.kill();
});

for (const [what, files, named] of [
  ["scripts", "**/*.js", /could not load \/.*app-\w+\.js/],
  ["style sheet", "**/styles-*.css", /could not load \/assets\/styles-\w+\.css\./],
] as const) {
  test(`a page without its ${what} names the files, and suggests no base path`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    for (const path of ["/docs/api/timer", "/docs/nowhere"]) {
      await page.goto(path);
      const banner = page.getByRole("alert");
      await expect(banner).toContainText("The site did not load properly.");
      await expect(banner).toContainText(named);
      await expect(banner).not.toContainText("base URL");
    }
  });
}

test("a page whose scripts stop says so", async ({ page }) => {
  await page.route("**/app-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error('broken');" }),
  );
  await page.goto(kiln("/docs/intro"));
  await expect(page.getByRole("alert")).toContainText("scripts failed with an error");
});

test("the button beside a page that could not be loaded is one of the site's", async ({ page, context }) => {
  await open(page, "/docs");
  await context.setOffline(true);
  await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
  await expectSiteButton(page.getByRole("button", { name: "Retry" }));
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
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, failsOnPurpose: false });

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
