/**
 * `npm run bench:page`: one page of sixty functions, made by this program, by those installed below
 * `benchmarks/peers/` and by rustdoc, served by nginx with gzip and opened in Chromium with a processor four
 * times slower than this machine's. `--runs 9` for more than five. Medians; a dash where a program has no
 * such thing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { launchBrowser } from "../scripts/browser";
import { startNginx } from "../scripts/nginx";
import { median } from "./median.mjs";
import { measureClick, measureLoad, measureSearch } from "./page/measure-page.mjs";
import { makeOurs, makePeers, makeRustdoc } from "./page/page-makers.mjs";

const columns = ["JS KB", "HTML KB", "all KB", "requests", "load ms", "blocked ms", "click ms", "search ms"];
const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const scratch = mkdtempSync(path.join(tmpdir(), "bench-page-"));
const browser = await launchBrowser();
try {
  const ours = makeOurs(scratch);
  const all = [ours, ...makePeers(ours.folder), makeRustdoc(scratch)].filter((made) => made !== null);
  console.log("".padEnd(40) + columns.map((column) => column.padStart(12)).join(""));
  for (const made of all)
    console.log(made.name.padEnd(40) + (await figuresOf(made)).map((figure) => figure.padStart(12)).join(""));
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

async function figuresOf({ folder, address, next, search }) {
  const server = await startNginx(folder);
  const page = server.address + address;
  try {
    const runs = Array.from({ length: Number(values.runs) });
    const loads = await inTurn(runs, () => measureLoad(browser, page));
    const clicks = await inTurn(runs, () => measureClick(browser, page, next));
    const searches =
      search === null ? [] : await inTurn(runs, () => measureSearch(browser, page, search, search.wanted));
    const kilobytes = (part) => (median(loads.map((load) => load[part])) / 1000).toFixed(1);
    const whole = (figures) => (figures.length === 0 ? "–" : median(figures).toFixed(0));
    return [
      kilobytes("script"),
      kilobytes("document"),
      kilobytes("all"),
      ...["requests", "load", "blocked"].map((part) => whole(loads.map((load) => load[part]))),
      whole(clicks),
      whole(searches),
    ];
  } finally {
    await server.stop();
  }
}

/** One after the other: two at a time would share the processor. */
async function inTurn(runs, measure) {
  const figures = [];
  for (const _ of runs) figures.push(await measure());
  return figures;
}
