/**
 * `npm run bench:click`: time from a click on a hovered link to the frame with the next page's heading, in
 * the built site over nginx; the median of nine clicks per page, each in a browser with an empty cache. Exits
 * with 1 if the budget is exceeded; `--shared` is for machines with other load (machine.ts).
 */
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "../scripts/browser";
import { startNginx } from "../tests/support/nginx";
import { root } from "../scripts/run";
import { allowance, median } from "./machine";

/** Milliseconds. */
const budget = 50;
const ways = [
  { from: "/docs/intro", to: "/docs", heading: "documentation", what: "the docs root" },
  { from: "/docs/intro", to: "/docs/core-concepts", heading: "core concepts", what: "a guide" },
  { from: "/docs/api/camera", to: "/docs/api/timer", heading: "timer", what: "a module" },
  { from: "/docs/api/camera", to: "/docs/api/physics", heading: "physics", what: "the heaviest module" },
  { from: "/blog", to: "/blog/daxa", heading: "daxa", what: "a post" },
];

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "9" },
    shared: { type: "boolean", default: false },
    folder: { type: "string", default: path.join(root, "public") },
  },
});
const allowed = allowance(values.shared);
const server = await startNginx(path.resolve(values.folder));
const browser = await launchBrowser();
try {
  for (const { from, to, heading, what } of ways) {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1)
      times.push(
        await measureClick(browser, server.address + from, { link: `a[href="${to}"]:visible`, heading }),
      );
    const time = median(times);
    const isMissed = time > budget * allowed();
    const figure = `${time.toFixed(0).padStart(4)} ms, at most ${budget}${isMissed ? "  Missed" : ""}`;
    console.log(`${`to ${what}, ${to}`.padEnd(42)} ${figure}`);
    if (isMissed) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The record of `watch` in a page. */
interface Watched {
  longTasks: number;
  shownAt?: number;
}

/**
 * Measures the time from a click on a hovered link to the end of the frame with the next page's heading.
 * @param way the link's selector; lower-case words of the next heading that are not in the current one
 * @returns milliseconds
 */
async function measureClick(
  browser: Browser,
  address: string,
  { link, heading }: { link: string; heading: string },
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch, heading);
  await page.goto(address, { waitUntil: "networkidle" });
  await settled(page);
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
  await context.close();
  return duration;
}

/** Waits until a page's scripts have started: no long task for 375 ms. */
async function settled(page: Page): Promise<void> {
  const count = () => page.evaluate(() => (window as unknown as Watched).longTasks);
  let before = -1;
  for (let now = await count(); now !== before; now = await count()) {
    before = now;
    await page.waitForTimeout(375);
  }
}

/**
 * Runs in each page: counts long tasks, and records when the frame with the heading has been painted, which a
 * message follows.
 */
function watch(heading: string): void {
  const watched = window as unknown as Watched;
  watched.longTasks = 0;
  new PerformanceObserver((list) => (watched.longTasks += list.getEntries().length)).observe({
    type: "longtask",
    buffered: true,
  });
  const look = (): void => {
    const first = document.querySelector("h1");
    if (!first?.textContent.toLowerCase().includes(heading)) {
      requestAnimationFrame(look);
      return;
    }
    const channel = new MessageChannel();
    channel.port1.onmessage = () => (watched.shownAt = performance.timeOrigin + performance.now());
    channel.port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
