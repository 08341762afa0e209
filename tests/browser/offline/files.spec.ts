import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { expect, test } from "../../support/browser-test";
import { offlineCopy } from "../../support/built-site";
import { openSearch } from "../search/search";
import { phone } from "../shell/kiln";
import { entryOf } from "../reference/details";

let server: Server;
/** The address of the copy's folder: as files, and below a path of a server that knows nothing of it. */
const addresses = { files: "", server: "" };

test.beforeAll(async () => {
  const folder = offlineCopy();
  server = await serveBelow("/any/where", folder);
  const { port } = server.address() as AddressInfo; // it listens on a port
  Object.assign(addresses, {
    files: `${pathToFileURL(folder).href}/`,
    server: `http://127.0.0.1:${port}/any/where/`,
  });
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A static server with no rules for addresses, as any host may be. */
async function serveBelow(prefix: string, folder: string): Promise<Server> {
  const files = sirv(folder, { dev: true });
  const below = createServer((request, response) => {
    request.url = (request.url ?? "").replace(prefix, "") || "/";
    files(request, response);
  });
  await new Promise<void>((resolve) => void below.listen(0, "127.0.0.1", resolve));
  return below;
}

/** Requests for addresses outside of the copy. */
function strayRequests(page: Page, address: string): readonly string[] {
  const strays: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(address)) strays.push(request.url());
  });
  return strays;
}

const search = async (page: Page, query: string, found: string): Promise<void> => {
  const { field, active } = await openSearch(page);
  await field.fill(query);
  await expect(active).toContainText(found);
  await field.press("Enter");
};

for (const kind of ["files", "server"] as const) {
  test.describe(kind === "files" ? "opened as files" : "served below a path", () => {
    test("one gets from the home page to an entry, and searches by name, type and word", async ({ page }) => {
      const strays = strayRequests(page, addresses[kind]);
      await page.goto(`${addresses[kind]}index.html`);
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Docs" }).click();
      await page.getByRole("navigation", { name: "Docs" }).getByRole("link", { name: "Timer" }).click();
      await entryOf(page, "Timer.setTimeout").getByRole("link", { name: "TimerId" }).first().click();
      await expect(page).toHaveURL(/docs\/api\/timer\/index\.html#TimerId$/);
      await expect(page.getByRole("heading", { name: /^TimerId/ })).toBeInViewport();

      await search(page, "setViewTarget", "Camera.setViewTarget");
      await expect(page).toHaveURL(/docs\/api\/camera\/index\.html#setViewTarget$/);
      await expect(page.getByRole("heading", { name: "Camera.setViewTarget" })).toBeInViewport();
      await search(page, "number, () -> () -> TimerId", "Timer.set");
      await expect(page).toHaveURL(/docs\/api\/timer\/index\.html#set/);
      await search(page, "Daxa", "Why our renderer is built on Daxa");
      await expect(page).toHaveURL(/blog\/daxa\/index\.html/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Daxa");
      expect(strays).toEqual([]);
    });

    test("the choice of colours holds on the next page", async ({ page }) => {
      await page.goto(`${addresses[kind]}docs/index.html`);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await page.getByRole("button", { name: /Switch between dark and light/ }).click();
      await page.getByRole("navigation", { name: "Docs" }).getByRole("link", { name: "Timer" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Timer");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    });
  });
}

test("pictures and style sheets are in the copy", async ({ page }) => {
  await page.goto(`${addresses.files}blog/index.html`);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  expect(broken).toEqual([]);
  await expect(page.locator("header[data-navbar]")).toHaveCSS("position", "sticky");
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
});

test("on a phone, the menu opens with the pages of the docs", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${addresses.files}docs/intro/index.html`);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Camera" }).click();
  await expect(page).toHaveURL(/docs\/api\/camera\/index\.html$/);
});

test("samples and paths are copied, and the contents follow the reader", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${addresses.server}docs/api/timer/index.html#clear`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await expect(contents.locator("[aria-current=location]")).toHaveText("clear");
  await page.getByRole("button", { name: "Copy from Timer.clear" }).click();
  await page.getByRole("menuitem", { name: "Path" }).click();
  await expect.poll(copied).toBe("Timer.clear");
  await page.goto(`${addresses.server}docs/intro/index.html`);
  const sample = page.locator("figure[data-language]").first();
  await sample.getByRole("button", { name: "Copy" }).click();
  await expect(sample.getByRole("button", { name: "Copied" })).toBeVisible();
  await expect.poll(copied).toBe(await sample.locator("code").textContent());
});

test("the announcement stays closed", async ({ page }) => {
  await page.goto(`${addresses.files}index.html`);
  await page.getByRole("button", { name: "Close this announcement" }).click();
  await page.goto(`${addresses.files}blog/index.html`);
  await expect(page.getByRole("complementary", { name: "Announcement" })).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the copy reads, and its links lead on", async ({ page }) => {
    await page.goto(`${addresses.files}docs/index.html`);
    await page.getByRole("main").getByRole("link", { name: "Timer", exact: true }).click();
    await entryOf(page, "Timer.setTimeout").getByRole("link", { name: "TimerId" }).first().click();
    await expect(page.getByRole("heading", { name: /^TimerId/ })).toBeInViewport();
  });
});
