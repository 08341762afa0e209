import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Route } from "@playwright/test";
import { expect, test } from "../../support/browser-test";
import { builtSite } from "../../support/built-site";
import { serveFolder } from "../../support/serve-site";
import { isSameDocument, mark, moduleLink, open, withoutPrefetch } from "./kiln";

test.use({ failsOnPurpose: true });

// A page that was prefetched while the machine had other things to do would not have to be loaded.
test.beforeEach(({ page }) => withoutPrefetch(page));

for (const [how, refuse] of [
  ["is refused to scripts alone", (route) => route.abort()],
  ["answers 500", (route) => route.fulfill({ status: 500, contentType: "text/html", body: "broken" })],
  [
    "redirects to another site, where scripts may not follow",
    (route) => route.fulfill({ status: 302, headers: { location: "https://elsewhere.example/" } }),
  ],
] satisfies readonly [how: string, refuse: (route: Route) => Promise<void>][]) {
  test(`a page that ${how} is loaded by the browser, with its query and hash`, async ({ page }) => {
    await page.route("**/docs/api/timer*", (route) =>
      route.request().resourceType() === "fetch" ? refuse(route) : route.continue(),
    );
    await open(page, "/docs");
    await mark(page);
    await moduleLink(page, "Timer").evaluate((link: HTMLAnchorElement) => (link.href += "?a=1#clear"));
    await moduleLink(page, "Timer").click();
    await expect(page).toHaveURL(/\/docs\/api\/timer\?a=1#clear$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
    expect(await isSameDocument(page)).toBe(false);
  });
}

/** Serves the site, except what scripts fetch and browsers prefetch. */
async function serveWithoutFetches(site: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers["sec-fetch-dest"] === "empty") return void incoming.destroy();
    get(new URL(incoming.url ?? "/", site), (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

test("where every fetch is refused, the browser loads the page after Retry", async ({ page, baseURL }) => {
  const server = await serveWithoutFetches(baseURL ?? "");
  const { port } = server.address() as AddressInfo; // of a server that listens
  await open(page, `http://127.0.0.1:${port}/docs`);
  await moduleLink(page, "Timer").click();
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("This page could not be loaded. The server did not answer.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  server.closeAllConnections();
  server.close();
});

test("a page whose server is down shows the error, and Retry opens it later", async ({ page }) => {
  const folder = builtSite();
  const { server, address } = await serveFolder(folder, "");
  await open(page, `${address}docs`);
  await mark(page);
  const ended = once(server, "exit");
  server.kill();
  await ended;
  await moduleLink(page, "Timer").click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
  expect(await isSameDocument(page)).toBe(true);
  const { server: second } = await serveFolder(folder, "", Number(new URL(address).port));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
  second.kill();
});

test("a page that is not available offline shows the error, with Retry", async ({ page, context }) => {
  await open(page, "/docs");
  await context.setOffline(true);
  await moduleLink(page, "Timer").click();
  await expect(page.getByRole("alert")).toHaveText(/This page could not be loaded. You seem to be offline./);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("alert")).toContainText("This page could not be loaded.");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\/docs\/api\/timer$/);
});
