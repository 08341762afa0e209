/**
 * `npm run bench:first-load`: what a first visit transfers over nginx with gzip, before the `load` event and
 * while the browser is idle afterwards, without any hint of the reader; and the page's elements. Then, how long
 * the search takes to open, at once and on a slow line. `--folder` measures another folder than `public/`.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../scripts/browser";
import { startNginx } from "../tests/support/nginx";
import { root } from "../scripts/run";
import { median } from "./machine";

const PAGES = ["/", "/docs/api/entity", "/docs/api/physics", "/docs/api/timer", "/docs/core-concepts"];
const WIDTHS = [1280, 390];
/** Longer than the pauses between requests of an idle page. */
const QUIET_MS = 2000;

interface Visit {
  /** KiB by type of file, before the `load` event. */
  readonly before: ReadonlyMap<string, number>;
  /** KiB and files after it. */
  readonly after: { readonly size: number; readonly files: number };
  readonly elements: number;
}

async function visit(browser: Browser, address: string, width: number): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: "block" });
  const page = await context.newPage();
  let last = Date.now();
  page.on("request", () => {
    last = Date.now();
  });
  const requests: { readonly type: string; readonly size: number; readonly isEarly: boolean }[] = [];
  let isLoaded = false;
  page.on("requestfinished", (request) => {
    const isEarly = !isLoaded;
    void request.sizes().then(({ responseBodySize }) => {
      requests.push({ type: request.resourceType(), size: responseBodySize / 1024, isEarly });
    });
  });
  await page.goto(address, { waitUntil: "load" });
  isLoaded = true;
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(200);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  await context.close();
  const before = new Map<string, number>();
  const [early, late] = [requests.filter((one) => one.isEarly), requests.filter((one) => !one.isEarly)];
  for (const { type, size } of early) before.set(type, (before.get(type) ?? 0) + size);
  const size = late.reduce((total, one) => total + one.size, 0);
  return { before, after: { size, files: late.length }, elements };
}

/** A phone with a poor connection: milliseconds, and bytes per second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };
const RUNS = 7;

interface Opening {
  /** From the click to the frame with the field, in milliseconds. */
  readonly time: number;
  /** KiB and files from the click until nothing is requested. */
  readonly size: number;
  readonly files: number;
}

async function openSearch(browser: Browser, address: string, isSlow: boolean): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
  }
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) =>
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize / 1024)),
  );
  const time = await timeToField(page);
  await page.locator("dialog[open] a[href]").first().waitFor();
  await page.waitForLoadState("networkidle");
  const size = (await Promise.all(sizes)).reduce((total, one) => total + one, 0);
  await context.close();
  return { time, size, files: sizes.length };
}

/** Clicks without any hint before. */
const timeToField = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          if (document.querySelector("dialog[open] input") === null) return void requestAnimationFrame(look);
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - start);
          channel.port2.postMessage(null);
        };
        requestAnimationFrame(look);
        document.querySelector<HTMLElement>("[data-open-search]")?.click();
      }),
  );

const { values } = parseArgs({
  options: { folder: { type: "string", default: path.join(root, "public") } },
});
const server = await startNginx(path.resolve(values.folder));
const browser = await launchBrowser();
try {
  for (const page of PAGES)
    for (const width of WIDTHS) {
      const { before, after, elements } = await visit(browser, server.address + page, width);
      const types = [...before].map(([type, size]) => `${type} ${size.toFixed(1)}`).join(", ");
      console.log(
        `${page} at ${width}: ${elements} elements; KiB: ${types}; ` +
          `idle ${after.size.toFixed(1)} in ${after.files} files`,
      );
    }
  for (const isSlow of [false, true]) {
    const openings: Opening[] = [];
    for (let run = 0; run < RUNS; run += 1)
      openings.push(await openSearch(browser, `${server.address}/docs/api/entity`, isSlow));
    const [{ size, files } = { size: 0, files: 0 }] = openings;
    console.log(
      `search ${isSlow ? "on a slow line" : "at once"}: ${median(openings.map(({ time }) => time)).toFixed(0)} ms; ` +
        `${size.toFixed(1)} KiB in ${files} files`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}
