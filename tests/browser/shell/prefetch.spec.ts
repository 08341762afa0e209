import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { moduleLink, open } from "./kiln";

const LAST = "/robots.txt";

/** Notes what a page requests. The function lets a time pass, and returns the paths of all requests since. */
function noteRequests(page: Page): (seconds: number) => Promise<readonly string[]> {
  let paths: string[] = [];
  page.on("request", (request) => void paths.push(new URL(request.url()).pathname));
  return async (seconds) => {
    await page.clock.runFor(seconds * 1000);
    // Requests are reported in their order.
    await page.evaluate((path) => fetch(path), LAST);
    await expect.poll(() => paths).toContain(LAST);
    const noted = paths.filter((path) => path !== LAST);
    paths = [];
    return noted;
  };
}

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
  await page.clock.install();
  await open(page, "/docs");
  const requestsAfter = noteRequests(page);
  await requestsAfter(3);
  await page.getByRole("main").evaluate((main) => {
    for (const name of ["engine", "entity", "physics", "timer"])
      main
        .querySelector(`a[href="/docs/api/${name}"]`)
        ?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
  });
  const fetched = (await requestsAfter(1)).filter((path) => path.startsWith("/docs/api/"));
  expect(fetched).toEqual(["/docs/api/timer"]);
});

test("nothing is fetched ahead with data saver, or on a slow connection", async ({ context }) => {
  const slow = ["2g", "slow-2g"].map((effectiveType) => ({ effectiveType }));
  const connections = [...slow, { effectiveType: "4g", saveData: true }];
  // All pages of a context have one clock.
  await context.clock.install();
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
  const requestsAfter = noteRequests(page);
  await moduleLink(page, "Timer").hover();
  await moduleLink(page, "Timer").dispatchEvent("touchstart", { bubbles: true });
  expect(await requestsAfter(4), JSON.stringify(connection)).toEqual([]);
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
  await page.clock.install();
  await open(page, "/docs/api/timer");
  await expect.poll(paths).toContain("/docs/intro");
  await noteRequests(page)(3);
  expect(requests).toEqual([
    { path: "/docs/intro", isEarly: false },
    { path: LAST, isEarly: false },
  ]);
});

test("pointing at the search fetches its index of names", async ({ page }) => {
  await open(page, "/docs/api/timer");
  const request = page.waitForRequest("**/search/symbols-*");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).hover();
  await request;
});
