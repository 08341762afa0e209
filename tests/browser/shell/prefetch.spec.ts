import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { moduleLink, open } from "./kiln";

test("pointing at a link fetches its page, and so does touching it", async ({ page }) => {
  for (const event of ["mouseover", "touchstart"]) {
    await open(page, "/docs");
    const request = page.waitForRequest("**/docs/api/timer");
    await moduleLink(page, "Timer").dispatchEvent(event, { bubbles: true });
    await request;
  }
});

test("a pointer on its way over a list of links fetches none but where it rests", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 60 });
  await open(page, "/docs");
  await page.waitForTimeout(1000);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("main").evaluate((main) => {
    for (const name of ["engine", "entity", "physics", "timer"])
      main
        .querySelector(`a[href="/docs/api/${name}"]`)
        ?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  });
  await page.waitForResponse("**/docs/api/timer");
  expect(requests.filter((url) => /docs\/api\/(?:engine|entity|physics)/.test(url))).toEqual([]);
});

test("nothing is fetched ahead with data saver, or on a slow connection", async ({ context }) => {
  const slow = ["2g", "slow-2g"].map((effectiveType) => ({ effectiveType }));
  const connections = [...slow, { effectiveType: "4g", saveData: true }];
  await Promise.all(connections.map((connection) => expectNoPrefetch(context, connection)));
});

/** Expects that a page which is opened with a connection fetches nothing before it is left. */
async function expectNoPrefetch(context: BrowserContext, connection: object): Promise<void> {
  const page = await context.newPage();
  await page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, "connection", { value, configurable: true }),
    connection,
  );
  await open(page, "/docs");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await moduleLink(page, "Timer").hover();
  await moduleLink(page, "Timer").dispatchEvent("touchstart", { bubbles: true });
  await page.waitForTimeout(4000);
  expect(requests, JSON.stringify(connection)).toEqual([]);
  await moduleLink(page, "Timer").click();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
}

test("until it has loaded, a page fetches nothing but its files; then one page", async ({ page }) => {
  const requests: { readonly path: string; readonly isEarly: boolean }[] = [];
  let isLoaded = false;
  page.on("load", () => (isLoaded = true));
  page.on("request", (request) => {
    if (["fetch", "xhr"].includes(request.resourceType()))
      requests.push({ path: new URL(request.url()).pathname, isEarly: !isLoaded });
  });
  const paths = () => requests.map(({ path }) => path);
  await open(page, "/docs/api/timer");
  await expect.poll(paths).toContain("/docs/intro");
  await page.waitForTimeout(3000);
  expect(requests).toEqual([{ path: "/docs/intro", isEarly: false }]);
});

test("pointing at the search fetches its index of names", async ({ page }) => {
  await open(page, "/docs/api/timer");
  const request = page.waitForRequest("**/search/symbols-*");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).hover();
  await request;
});
