import { objectionsInBothSchemes } from "../../support/accessibility";
import { expect, test } from "../../support/browser-test";
import { delayResponse } from "../../support/delay-response";
import { open, withoutPrefetch } from "../shell/kiln";
import { openSearch, searchOf } from "./search";

const payload = '<img src=x onerror="document.title=1"><b>bold</b>';

test("nothing that an index or an address holds becomes markup", async ({ page, complaints }) => {
  await page.context().route("**/search/symbols-*.json", async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { p: string[]; d: string[]; s: string[] };
    await route.fulfill({
      response,
      json: { ...index, d: index.d.map(() => `setTimeout ${payload}`), s: index.s.map(() => `(${payload})`) },
    });
  });
  await page.context().route("**/search/words-*.json", async (route) => {
    const response = await route.fetch();
    const index = (await response.json()) as { p: string[][]; s: string[][] };
    const p = index.p.map(([kind, , address]) => [kind, payload, address]);
    const s = index.s.map(([at, , anchor]) => [at, `kingfisher ${payload}`, anchor, `kingfisher ${payload}`]);
    await route.fulfill({ response, json: { ...index, p, s } });
  });
  await open(page, `/docs?q=${encodeURIComponent("settimeout")}`);
  const { dialog, field, options } = searchOf(page);
  await expect(options.first()).toContainText(payload);
  await field.fill("kingfisher");
  await expect(options.first()).toContainText(`kingfisher ${payload}`);
  expect(await dialog.locator("img, b, script").count()).toBe(0);
  const typed = '<svg onload="document.title=1">qxzvjk</svg>';
  await field.fill(typed);
  await expect(dialog.getByRole("status")).not.toHaveText("");
  expect(await dialog.locator("img, b, script, svg[onload]").count()).toBe(0);
  // Requests that go through a test are not cached, so that the browser takes preloads for unused.
  expect(complaints.filter((text) => !text.includes("preloaded"))).toEqual([]);
  complaints.length = 0;
});

test("an index that cannot be loaded is reported, and Retry loads it", async ({ page, complaints }) => {
  let broken = true;
  await page.context().route("**/search/index.json", (route) => (broken ? route.abort() : route.continue()));
  await open(page, "/docs");
  const { dialog, field, options } = await openSearch(page);
  await field.fill("setTimeout");
  await expect(dialog.getByText("The search index could not be loaded.")).toBeVisible();
  broken = false;
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(options.first()).toContainText("Timer.setTimeout");
  complaints.length = 0;
});

test("a search that cannot be loaded keeps what was typed, also when it was closed before", async ({
  page,
  complaints,
}) => {
  await withoutPrefetch(page);
  let isBroken = true;
  const release = await delayResponse(page, "**/islands-*.js", (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await open(page, "/docs");
  await page.keyboard.press("/");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("timeout");
  release();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect(searchOf(page).field).toHaveValue("timeout");
  complaints.length = 0;
});

test("without a part of the index, the rest is searched, with a notice", async ({ page, complaints }) => {
  await page.context().route("**/search/words-*.json", (route) => route.abort());
  await open(page, "/docs?q=setTimeout");
  const { dialog, options } = searchOf(page);
  await expect(options.first()).toContainText("Timer.setTimeout");
  await expect(dialog.getByText(/Part of the search index could not be loaded/)).toBeVisible();
  complaints.length = 0;
});

for (const width of [1280, 390, 320]) {
  test(`the dialog fits and is accessible at ${width} pixels, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/docs/intro");
    const { dialog, field, options } = await openSearch(page);
    for (const query of ["", "timer", "number -> TimerI", "qwertzuiop"]) {
      await field.fill(query);
      if (query === "timer") await expect(options.first()).toBeVisible();
      if (query === "qwertzuiop") await expect(dialog.getByText(/Try part of the name/)).toBeVisible();
      const wide = await dialog
        .locator("*:not(.visually-hidden, .visually-hidden *)")
        .evaluateAll(
          (all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5).length,
        );
      expect(wide).toBe(0);
      expect(await objectionsInBothSchemes(page, "dialog"), query).toEqual([]);
    }
    await expect(dialog.getByRole("button", { name: "Close the search" })).toBeInViewport();
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the search item is a link to the docs", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("banner").getByRole("link", { name: "Browse the docs" }).click();
    await expect(page).toHaveURL(/\/docs$/);
  });
});
