import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { desktop, kiln, open } from "./kiln";

test.use({ viewport: desktop });

const stored = "docs-preferred-version";
const itemOf = (page: Page, href: string) => page.getByRole("banner").locator(`a[href="${href}"]`).first();

test("the version dropdown keeps page, query and hash, and remembers the choice", async ({ page }) => {
  await open(page, kiln("/docs/intro?from=test#firing"));
  await page.getByRole("button", { name: "Versions: 2.0" }).click();
  await page.getByRole("banner").getByRole("link", { name: "1.0" }).click();
  await expect(page).toHaveURL(kiln("/docs/1.0/intro?from=test#firing"));
  expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBe("1.0");
  // Outside of the docs, links now lead to that version.
  await open(page, kiln("/"));
  await expect(itemOf(page, "/kiln/docs/1.0/intro")).toHaveText("Start");
});

test("a version that does not have the page is entered by its first page", async ({ page }) => {
  await open(page, kiln("/docs/next/api/glaze"));
  await page.getByRole("button", { name: "Versions: Next" }).click();
  await expect(itemOf(page, "/kiln/docs/1.0")).toHaveText("1.0");
});

test("a preferred version that is gone is forgotten", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "0.9"), stored);
  await open(page, kiln("/"));
  await expect(itemOf(page, "/kiln/docs/intro")).toHaveText("Start");
  expect(await page.evaluate((key) => localStorage.getItem(key), stored)).toBeNull();
});

test("the locale dropdown keeps path, query and hash", async ({ page }) => {
  await open(page, kiln("/docs/intro?from=test#firing"));
  await page.getByRole("button", { name: "Languages: English" }).click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(kiln("/ar/docs/intro?from=test#firing"));
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("button", { name: "بحث" })).toBeVisible();
});

test("a guide keeps language and direction of its own on a page of another", async ({ page }) => {
  await open(page, kiln("/ar/docs/intro"));
  for (const part of ["main h1", "main .prose"]) {
    await expect(page.locator(part)).toHaveAttribute("lang", "en-GB");
    await expect(page.locator(part)).toHaveCSS("direction", "ltr");
  }
  await open(page, kiln("/docs/intro"));
  await expect(page.locator("main [lang]")).toHaveCount(0);
});

test("a line in the authors' language is in its own order, on the side of the page's", async ({ page }) => {
  await open(page, kiln("/ar/docs"));
  const line = page.locator("main .written", { hasText: "How to begin with Kiln." });
  const [begin, end, box] = await line.evaluate((element) => {
    const text = element.firstChild as Text; // of a line with text
    const at = (offset: number) => {
      const range = document.createRange();
      range.setStart(text, offset);
      range.setEnd(text, offset + 1);
      return range.getBoundingClientRect().left;
    };
    return [at(0), at(text.length - 1), element.getBoundingClientRect().right] as const;
  });
  expect(begin).toBeLessThan(end);
  expect(box - end).toBeLessThan(20);
});

test("breadcrumbs and search speak the page's language", async ({ page }) => {
  await open(page, kiln("/ar/docs"));
  await expect(page.getByRole("navigation", { name: "Breadcrumbs" })).toHaveText("الوثائق");
  await page.getByRole("button", { name: "بحث" }).click();
  await expect(page.getByRole("dialog").getByText("بالاسم")).toBeVisible();
});

test("links of a page in another language stay in that language", async ({ page }) => {
  await open(page, kiln("/ar/docs/intro"));
  await page.getByRole("banner").getByRole("link", { name: "Current docs" }).click();
  await expect(page).toHaveURL(kiln("/ar/docs"));
  await expect(page.getByRole("button", { name: "بحث" })).toBeVisible();
});

test("search engines find links to a page's other languages", async ({ page }) => {
  await open(page, kiln("/docs/intro"));
  const links = page.locator("link[rel=alternate][hreflang]");
  expect(
    await links.evaluateAll((all: HTMLLinkElement[]) => all.map((one) => `${one.hreflang} ${one.href}`)),
  ).toEqual([
    "en-GB https://kiln.example/kiln/docs/intro",
    "ar https://kiln.example/kiln/ar/docs/intro",
    "x-default https://kiln.example/kiln/docs/intro",
  ]);
});

test("search engines keep the page of each language, under a title in its words", async ({ page }) => {
  const address = "https://kiln.example/kiln/ar/docs";
  const canonical = page.locator("link[rel=canonical]");
  await open(page, kiln("/ar/docs"));
  await expect(page).toHaveTitle("الوثائق 2.0 | Kiln");
  await expect(canonical).toHaveAttribute("href", address);
  await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", address);
  await expect(page.locator("meta[property='og:locale']")).toHaveAttribute("content", "ar");
  await open(page, kiln("/ar/docs/1.0/api/oven"));
  await expect(canonical).toHaveAttribute("href", `${address}/api/oven`);
});

test("the product has one language and says which", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("link[hreflang]")).toHaveCount(0);
});

test("every docs page shows the label of its version", async ({ page }) => {
  for (const [address, label] of [
    ["/docs", "Next"],
    ["/docs/intro", "Next"],
    ["/docs/api/timer", "Next"],
    [kiln("/docs/intro"), "2.0"],
    [kiln("/docs/1.0/api/oven"), "1.0"],
    [kiln("/docs/next/api/clay"), "Next"],
    [kiln("/docs/next/api/glaze/apply"), "Next"],
  ] as const) {
    await open(page, address);
    // A link to the changes of the version may follow.
    const text = new RegExp(`^Version: ${label}(?!\\S)`);
    await expect(page.getByRole("navigation", { name: "Docs" }).getByText(text), address).toBeVisible();
  }
});
