/**
 * `npm run bench:click`: time from a click on a hovered link to the frame with the next page's heading, in
 * the built site over nginx; the median of nine clicks per page, each in a browser with an empty cache. Exits
 * with 1 if the budget is exceeded; `--shared` is for machines with other load (machine.ts).
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../scripts/browser";
import { startNginx } from "../scripts/nginx";
import { root } from "../scripts/run";
import { allowance } from "./machine";
import { median } from "./median";
import { measureClick } from "./page/measure-page";

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
        await measureClick(browser, server.address + from, {
          link: `a[href="${to}"]:visible`,
          heading,
          slowdown: 1,
        }),
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
