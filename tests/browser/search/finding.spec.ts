import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { delayResponse } from "../../support/delay-response";
import { open, withoutPrefetch } from "../shell/kiln";
import { openSearch, searchOf } from "./search";

test("with data saver, opening the search loads at most 90 KB gzip, and typing no more", async ({ page }) => {
  await withoutPrefetch(page);
  const bodies = new Map<string, number>();
  page.context().on("response", async (response) => {
    if (/\/search\//.test(response.url()))
      bodies.set(response.url(), gzipSync(await response.body(), { level: 9 }).length);
  });
  await open(page, "/docs/api/timer");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).hover();
  await page.waitForTimeout(300);
  expect([...bodies.keys()]).toEqual([]);
  const { field, options } = await openSearch(page);
  await field.fill("timeout");
  await expect(options.first()).toBeVisible();
  // A body is counted after it was read: the options may stand there first.
  await expect.poll(() => bodies.size).toBe(3);
  expect([...bodies.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(90 * 1024);
  await field.fill("physics step");
  await expect(options.first()).toBeVisible();
  expect(bodies.size).toBe(3);
});

test("opening the search loads its code and its index, each file once", async ({ page }) => {
  await withoutPrefetch(page);
  await open(page, "/docs/api/timer");
  const files = new Set<string>();
  page.context().on("request", (request) => {
    const file = /\/(?:assets|search)\/([a-z-]+?)-?(?:[\dA-Z]{8}|[\da-f]{12,})?\.js/.exec(request.url())?.[1];
    if (file !== undefined) files.add(file);
  });
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(searchOf(page).dialog.getByRole("link").first()).toBeVisible();
  expect([...files].sort()).toEqual(["index", "islands", "search-worker", "symbols", "words"]);
});

test("what is typed while the search loads stays, with its caret and an input method's text", async ({
  page,
}) => {
  await withoutPrefetch(page);
  const release = await delayResponse(page, "**/islands-*.js");
  await open(page, "/docs");
  await page.keyboard.press("/");
  const early = page.getByRole("dialog", { name: "Search" }).getByRole("textbox");
  await expect(early).toBeFocused();
  await page.keyboard.type("settiout");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Input.imeSetComposition", { text: "m", selectionStart: 1, selectionEnd: 1 });
  const loaded = page.waitForResponse("**/islands-*.js");
  release();
  await loaded;
  await devtools.send("Input.insertText", { text: "me" });
  const { field } = searchOf(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("settimeout");
  await page.keyboard.type("-");
  await expect(field).toHaveValue("settime-out");
});

for (const shortcut of ["/", "Control+k", "Meta+k"]) {
  test(`${shortcut} opens the search, Escape closes it and gives the focus back`, async ({ page }) => {
    await open(page, "/docs");
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    await page.keyboard.press(shortcut);
    const { dialog, field } = searchOf(page);
    await expect(field).toBeFocused();
    await page.keyboard.type("timeout");
    await expect(field).toHaveValue("timeout");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test("the navbar's item opens it; a click beside it and its button close it", async ({ page }) => {
  await open(page, "/");
  const { dialog } = searchOf(page);
  const item = page.getByRole("banner").getByRole("button", { name: "Search" });
  await item.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await item.click();
  await dialog.getByRole("button", { name: "Close the search" }).click();
  await expect(dialog).toBeHidden();
});

test("symbols and sections are in one list, with kinds and marked matches", async ({ page }) => {
  await open(page, "/docs");
  const { field, options } = await openSearch(page);
  await field.fill("script");
  const guide = options.filter({ hasText: /guide$|guide /i }).first();
  await expect(guide.locator("mark").first()).toBeVisible();
  await expect(options.filter({ hasText: "function" }).first()).toBeVisible();
  await field.fill("settimeout");
  const first = options.first();
  await expect(first).toContainText("Timer.setTimeout(duration");
  await expect(first).toContainText("function");
  await expect(first.locator("code[data-symbol='function']")).toBeVisible();
  await expect(first.locator("mark")).toHaveText("setTimeout");
});

test("what readers mean is found, in the words of other engines, too", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, options } = await openSearch(page);
  await field.fill("how do I delete an object");
  await expect(options.first()).toContainText("Entity.destroy");
  await field.fill("task.wait");
  await expect(options.first()).toContainText("Timer.setTimeout");
  await expect(dialog.getByText("task.wait is from Roblox. In Loam: Timer.setTimeout")).toBeVisible();
  await field.fill("workspace:Raycast");
  await expect(options.first()).toContainText("There are no raycasts");
  await expect(dialog.getByText("workspace:Raycast is from Roblox. Loam has no equivalent:")).toBeVisible();
  await field.fill("CFrame.new");
  await expect(dialog.getByText("Nothing is called “CFrame.new” here. Nearest:").last()).toBeVisible();
  await field.fill("random number");
  await expect(options.first()).toContainText("math.random");
  await expect(options.first()).toHaveAttribute("href", /^https:\/\/luau\.org\/library#math-library/);
});

test("arrows, Home and End move while the focus stays in the field", async ({ page }) => {
  await open(page, "/docs");
  const { field, options, active } = await openSearch(page);
  await field.fill("fn: in:timer");
  await expect(options).toHaveCount(3);
  const place = async () => {
    await expect(active).toHaveCount(1);
    const id = await active.getAttribute("id");
    expect(await field.getAttribute("aria-activedescendant")).toBe(id);
    return options.evaluateAll((all, wanted) => all.findIndex((option) => option.id === wanted), id);
  };
  expect(await place()).toBe(0);
  for (const move of ["ArrowDown 1", "End 2", "ArrowDown 0", "ArrowUp 2", "Home 0"]) {
    const [key = "", expected] = move.split(" ");
    await page.keyboard.press(key);
    expect(await place(), key).toBe(Number(expected));
  }
  await expect(field).toBeFocused();
});

test("the option that a reader moved to stays active when the texts of pages arrive", async ({ page }) => {
  const release = await delayResponse(page.context(), "**/search/words-*.json");
  await open(page, "/docs");
  const { dialog, field, options, active } = await openSearch(page);
  await field.fill("timer");
  await expect(options.nth(1)).toContainText("Timer");
  const second = (await options.nth(1).getAttribute("href")) ?? "";
  await page.keyboard.press("ArrowDown");
  await expect(active).toHaveAttribute("href", second);
  release();
  await expect(dialog.locator("[role=option]:not([href*='/docs/api'])").first()).toBeVisible();
  await expect(active).toHaveAttribute("href", second);
});

test("Enter goes to the chosen result, also when it is on this page", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field, active } = await openSearch(page);
  await field.fill("timer.settimeout");
  await expect(active).toContainText("Timer.setTimeout");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/timer#setTimeout$/);
  await expect(dialog).toBeHidden();
  await openSearch(page);
  await field.fill("timer.clear");
  await expect(active).toContainText("Timer.clear");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/timer#clear$/);
  await expect(dialog).toBeHidden();
});

test("Enter waits for the results of what was typed", async ({ page }) => {
  await open(page, "/docs");
  await page.context().route("**/search/symbols-*.json", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await openSearch(page);
  await page.keyboard.type("timer.clear");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/api\/timer#clear$/);
});

/** Holds back what programs are asked for from now on. */
const slowPrograms = (page: Page) =>
  page.context().route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });

test("what is typed while the dialog is on its way is not lost", async ({ page }) => {
  await open(page, "/docs");
  await slowPrograms(page);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("timer.cx", { delay: 20 });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("l");
  const { field, active } = searchOf(page);
  await expect(field).toHaveValue("timer.cl");
  await expect(active).toContainText("Timer.clear");
  await page.keyboard.type("ear");
  await expect(field).toHaveValue("timer.clear");
});

test("Escape also ends a search whose dialog is on its way", async ({ page }) => {
  await open(page, "/docs");
  await slowPrograms(page);
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(1500);
  await expect(searchOf(page).dialog).toBeHidden();
});

test("Control-Enter opens the result in a new tab and keeps the search open", async ({ page, context }) => {
  await open(page, "/docs");
  const { dialog, field, active } = await openSearch(page);
  await field.fill("timer.clear");
  await expect(active).toContainText("Timer.clear");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await opened).toHaveURL(/\/docs\/api\/timer#clear$/);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/\/docs\?q=timer\.clear$/);
});

test("a result can be clicked", async ({ page }) => {
  await open(page, "/docs");
  const { dialog, field } = await openSearch(page);
  await field.fill("ForceMode");
  const option = dialog.getByRole("option", { name: /^type ForceMode|^ForceMode/ });
  await option.first().click();
  await expect(page).toHaveURL(/\/docs\/api\/physics#ForceMode$/);
  await expect(dialog).toBeHidden();
});
