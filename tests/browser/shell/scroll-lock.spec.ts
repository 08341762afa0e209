import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import playwrightConfig from "../../../playwright.config";
import { open } from "./kiln";

const { launchOptions = {} } = playwrightConfig.use ?? {};
/** A phone on which scroll bars take room, as they do beside a mouse: what moves when they go shows. */
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
});

const address = "/docs/api/physics";
const start = 300;
const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** The ways in which readers scroll, each of which is to move the page by itself. */
const gestures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  wheel: async (page) => {
    await page.mouse.move(375, 600);
    await page.mouse.wheel(0, 600);
  },
  PageDown: (page) => page.keyboard.press("PageDown"),
  Space: (page) => page.keyboard.press("Space"),
  swipe: async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizeScrollGesture", {
      x: 375,
      y: 700,
      yDistance: -500,
      speed: 3000,
      gestureSourceType: "touch",
    });
    await session.detach();
  },
};

async function openAt(page: Page): Promise<void> {
  await open(page, address);
  await page.evaluate((top) => window.scrollTo(0, top), start);
  await expect.poll(() => scrolled(page)).toBe(start);
}

/**
 * Where nothing of the dialog takes the key: a button would be pressed by Space, and a field would take it.
 */
const leaveField = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Tries all gestures, and gives each the time that a scroll takes. */
async function tryAll(page: Page, dialog: Locator): Promise<void> {
  for (const [name, gesture] of Object.entries(gestures)) {
    await leaveField(page);
    await gesture(page);
    await page.waitForTimeout(400);
    expect(await scrolled(page), name).toBe(start);
    await expect(dialog, name).toBeVisible();
  }
}

const openers = [
  { name: "the mobile sidebar", button: "Open the menu", dialog: "Site menu" },
  { name: "the search", button: "Search", dialog: "Search" },
];

for (const { name, button, dialog } of openers) {
  test(`the page stays where it is behind ${name}, whatever scrolls it otherwise`, async ({ page }) => {
    await openAt(page);
    const edge = () => page.getByRole("main").evaluate((main) => main.getBoundingClientRect().right);
    const before = await edge();
    await page.getByRole("banner").getByRole("button", { name: button }).dispatchEvent("click");
    const opened = page.getByRole("dialog", { name: dialog });
    await expect(opened).toBeVisible();
    expect(await edge(), "nothing moves sideways").toBe(before);
    await tryAll(page, opened);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    expect(await scrolled(page)).toBe(start);
  });
}

for (const [name, gesture] of Object.entries(gestures)) {
  test(`without a dialog, ${name} scrolls the page`, async ({ page }) => {
    await openAt(page);
    await gesture(page);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(start + 100);
  });
}
