/** Parts of a page that are asked for while they cannot be loaded: the page says so there, and stays. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { delayResponse } from "../../support/delay-response";
import { editorOf, sampleOf, write } from "../playground/open-sample";
import { desktop, isSameDocument, mark, open, phone, withoutPrefetch } from "./kiln";

const OFFLINE = "This part of the page could not be loaded. You seem to be offline.";

// A prefetched page would be available offline.
test.beforeEach(async ({ page }) => withoutPrefetch(page));

test.describe("offline", () => {
  const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
  const parts: readonly [
    what: string,
    ask: (page: Page) => Promise<void>,
    part: (page: Page) => Locator,
    place?: (page: Page) => Locator,
  ][] = [
    ["the search, by its key", (page) => page.keyboard.press("/"), dialog("Search")],
    [
      "the search, by its button",
      (page) => page.locator("header [data-open-search]").click(),
      dialog("Search"),
    ],
    ["the menu", (page) => page.getByRole("button", { name: "Open the menu" }).click(), dialog("Site menu")],
    ["a sample's editor", (page) => sampleOf(page).locator("[data-try]").click(), editorOf, sampleOf],
    [
      "the menu of an entry",
      (page) => page.locator("button[data-copy=entry]").first().click(),
      (page) => page.getByRole("menu"),
    ],
  ];
  for (const [what, ask, part, place = (page: Page) => page.locator("body > *")] of parts)
    test(`${what} says that it is missing, and Retry opens it`, async ({ page, context }) => {
      await page.setViewportSize(what === "the menu" ? phone : desktop);
      await open(page, "/docs/api/timer");
      await mark(page);
      await context.setOffline(true);
      await ask(page);
      const notice = place(page).filter({ hasText: OFFLINE });
      await expect(notice).toBeVisible();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(notice).toBeVisible();
      await context.setOffline(false);
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(part(page)).toBeVisible();
      await expect(page.getByText(OFFLINE)).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });

  for (const path of ["/", "/docs/intro", "/docs/api/timer", "/blog"])
    test(`no button takes ${path} away, or fails without a word`, async ({ page, context }) => {
      await open(page, path);
      await mark(page);
      const title = await page.getByRole("heading", { level: 1 }).textContent();
      await context.setOffline(true);
      await page.locator("button").evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
      await expect(page.getByRole("alert").filter({ hasText: OFFLINE })).not.toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      expect(await isSameDocument(page)).toBe(true);
    });
});

test("what was typed while the search was on its way is searched for after Retry", async ({ page }) => {
  await open(page, "/docs/intro");
  const refuse = await delayResponse(page, "**/*.js", (route) => route.abort());
  await page.keyboard.press("/");
  await page.keyboard.type("clear");
  refuse();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute("**/*.js");
  await retry.click();
  await expect(page.getByRole("dialog").getByRole("combobox").first()).toHaveValue("clear");
});

test("a part of a build that was replaced comes with the new build's page", async ({ page }) => {
  await open(page, "/docs/intro");
  await mark(page);
  await page.route("**/*.js", (route) => route.fulfill({ status: 404 }));
  await page.keyboard.press("/");
  await page.getByRole("button", { name: "Retry" }).click();
  await page.waitForFunction(() => !("sameDocument" in window));
});

test("an editor whose worker cannot be loaded says so, and Retry keeps the text", async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await open(page, "/docs/intro");
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Luau could not be loaded." })).toBeVisible();
  await write(page, "local mine: number = true");
  await page.unroute(/\.wasm$/);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(editorOf(page)).toHaveText("local mine: number = true");
  await expect(page.getByRole("listitem").filter({ hasText: "Expected this to be 'number'" })).toBeVisible();
});

test("a run whose worker cannot be loaded says so", async ({ page }) => {
  await open(page, "/docs/intro");
  await sampleOf(page).getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("status").filter({ hasText: /problem/i })).toBeVisible();
  await page.route(/luau[.-]worker/, (route) => route.abort());
  await page.getByRole("button", { name: "Run" }).click();
  await expect(page.getByRole("log")).toHaveText("Luau could not be loaded.");
});
