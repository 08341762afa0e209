/**
 * Measures the cost of a page, by default on a phone four times as slow as this machine: bytes, requests, and
 * times until it responds.
 */
import type { Browser, Page } from "@playwright/test";
import type { Search } from "./page-makers";

/** What `watch` records in a page. */
interface Watched {
  longTasks: number[];
  shownAt?: number;
}

const phone = 4;

/** Opens the page in a new browser with an empty cache. */
export async function measureLoad(browser: Browser, address: string) {
  const { page, session, close } = await slowPage(browser);
  const responses = new Map<string, string>();
  const bytes = { script: 0, document: 0, all: 0, requests: 0 };
  session.on("Network.responseReceived", ({ requestId, type }) => responses.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = responses.get(requestId);
    bytes.requests += 1;
    bytes.all += encodedDataLength;
    if (type === "Script") bytes.script += encodedDataLength;
    if (type === "Document") bytes.document += encodedDataLength;
  });
  await page.goto(address, { waitUntil: "load" });
  // Scripts continue after the load event: waits until network and page are idle for half a second.
  await page.waitForLoadState("networkidle");
  const times = await page.evaluate(() => ({
    load: (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[])[0]?.loadEventEnd ?? 0,
    blocked: (window as unknown as Watched).longTasks.reduce((sum, duration) => sum + duration - 50, 0),
  }));
  await close();
  return { ...bytes, ...times };
}

/**
 * Measures the time from a click on a hovered link to the end of the frame with the next page's heading.
 * @param way the link's selector; lower-case words of the next heading that are not in the current one; the
 * slowdown relative to this machine
 * @returns milliseconds
 */
export async function measureClick(
  browser: Browser,
  address: string,
  { link, heading, slowdown = phone }: { link: string; heading: string; slowdown?: number },
): Promise<number> {
  const { page, close } = await slowPage(browser, { heading, slowdown });
  await page.goto(address, { waitUntil: "networkidle" });
  await settled(page, slowdown);
  await page
    .locator(link)
    .first()
    .evaluate((element) => {
      element.addEventListener(
        "click",
        (event) => sessionStorage.setItem("clicked", String(performance.timeOrigin + event.timeStamp)),
        { capture: true },
      );
    });
  await page.locator(link).first().hover();
  await page.waitForTimeout(500);
  await page.locator(link).first().click();
  const shown = await page.waitForFunction(() => (window as unknown as Watched).shownAt, null, {
    polling: 50,
  });
  const duration = await page.evaluate(
    (at) => (at ?? Number.NaN) - Number(sessionStorage.getItem("clicked")),
    await shown.jsonValue(),
  );
  await close();
  return duration;
}

/** Measures the time from opening the search to the first result for a pasted name. */
export async function measureSearch(
  browser: Browser,
  address: string,
  { open, field, result, wanted }: Search,
): Promise<number> {
  const { page, close } = await slowPage(browser);
  await page.goto(address, { waitUntil: "networkidle" });
  await settled(page);
  const start = performance.now();
  await open(page);
  await page.locator(field).first().fill(wanted);
  await page.locator(result).first().waitFor();
  const duration = performance.now() - start;
  await close();
  return duration;
}

/**
 * Waits until a page's scripts have started, on machines of any speed: no long task for a second and a half,
 * scaled by the slowdown.
 */
async function settled(page: Page, slowdown = phone): Promise<void> {
  const count = () => page.evaluate(() => (window as unknown as Watched).longTasks.length);
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(375 * slowdown);
  }
}

async function slowPage(browser: Browser, { heading = "", slowdown = phone } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch, heading);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/**
 * Runs in each page: records long tasks, and when the frame with the heading has been painted, which a
 * message follows.
 */
function watch(heading: string): void {
  const watched = window as unknown as Watched;
  watched.longTasks = [];
  new PerformanceObserver((list) =>
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: "longtask", buffered: true });
  const look = (): void => {
    const first = document.querySelector("h1");
    if (heading === "" || !first?.textContent.toLowerCase().includes(heading)) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (watched.shownAt = performance.timeOrigin + performance.now());
    channel.port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
