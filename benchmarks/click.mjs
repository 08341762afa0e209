/**
 * `npm run bench:click`: from the click on a link that the reader has pointed at, to the frame with the next page's
 * heading, in the built site over nginx; the median of nine clicks a page, each in a browser that has seen nothing
 * before. Ends with 1 when the bar is missed; `--shared` allows for a machine that others use, too (machine.mjs).
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { startNginx } from "../scripts/nginx.mjs";
import { root } from "../scripts/run.mjs";
import { allowance } from "./machine.mjs";

/** Milliseconds. */
const bar = 50;
const ways = [
  { from: "/", to: "/docs", what: "the docs root" },
  { from: "/docs/intro", to: "/docs/core-concepts", what: "a guide" },
  { from: "/docs/api/camera", to: "/docs/api/timer", what: "a module" },
  { from: "/docs/api/camera", to: "/docs/api/physics", what: "the heaviest module" },
  { from: "/blog", to: "/blog/daxa", what: "a post" },
];

const { values } = parseArgs({ options: { runs: { type: "string", default: "9" }, shared: { type: "boolean", default: false }, folder: { type: "string", default: path.join(root, "public") } } });
const allowed = allowance(values.shared);
const server = await startNginx(path.resolve(values.folder));
const args = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
const browser = await chromium.launch({ ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }), args });
try {
  for (const { from, to, what } of ways) {
    const times = [];
    for (let run = 0; run < Number(values.runs); run += 1) times.push(await clickTime(server.address + from, to));
    const time = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
    const isMissed = time > bar * allowed();
    console.log(`${`to ${what}, ${to}`.padEnd(42)} ${time.toFixed(0).padStart(4)} ms, at most ${bar}${isMissed ? "  Missed" : ""}`);
    if (isMissed) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

async function clickTime(address, target) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const link = page.locator(`a[href="${target}"]:visible`).first();
  const fetched = page.waitForResponse((response) => new URL(response.url()).pathname === target);
  await link.hover();
  await fetched;
  await page.waitForTimeout(300);
  await page.evaluate(watchHeading);
  await link.click();
  const time = await page.waitForFunction(() => window.headingAfter);
  const milliseconds = await time.jsonValue();
  await context.close();
  return milliseconds;
}

/** Runs in the page: the time of the event itself, and that of the frame after the one that paints another heading. */
function watchHeading() {
  const before = document.querySelector("h1");
  document.addEventListener("click", (event) => {
    const look = () => {
      if (document.querySelector("h1") === before) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      // A message comes after the frame has been painted.
      channel.port1.onmessage = () => (window.headingAfter = performance.now() - event.timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}
