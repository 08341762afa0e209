/**
 * Compares building MiniSearch's index in the browser with publishing it prebuilt: bytes, and the time until
 * words can be searched. `node benchmarks/word-index.bench.mjs` prints the figures.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { root } from "../scripts/run";
import { importBundled } from "./import-bundled.mjs";
import { median } from "./median.mjs";

const entry = path.join(root, "tests/unit/search/support/bench-entry.ts");
const { buildWordIndex, makeSections, MiniSearch, openWordIndex } = await importBundled({
  entryPoints: [entry],
  define: { "import.meta.url": JSON.stringify(pathToFileURL(entry).href) },
});

const RUNS = 15;
const kilobytes = (text) => `${(gzipSync(text, { level: 9 }).length / 1024).toFixed(1)} KiB gzip`;

/** Returns the median and the minimum of several runs. */
function timed(work) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return `${median(times).toFixed(1)} ms (${Math.min(...times).toFixed(1)} at best)`;
}

/** @param {string} words the published file */
function compare(name, words) {
  const index = openWordIndex(JSON.parse(words)).index;
  const ready = JSON.stringify(index);
  const fields = { fields: ["title", "heading", "text"], idField: "id" };
  console.log(name);
  console.log(
    `  made by the reader: ${kilobytes(words)}, ready after ${timed(() => openWordIndex(JSON.parse(words)))}`,
  );
  console.log(
    `  published ready made: ${kilobytes(words)} and ${kilobytes(ready)}, ready after ${timed(() => [JSON.parse(words), MiniSearch.loadJSON(ready, fields)])}`,
  );
}

const published = path.join(root, "public/search");
if (existsSync(path.join(published, "index.json"))) {
  const { indexes } = JSON.parse(readFileSync(path.join(published, "index.json"), "utf8"));
  const [[files]] = Object.values(indexes).map((versions) => Object.values(versions));
  compare("this site", readFileSync(path.join(published, files.words), "utf8"));
}
for (const pages of [80, 1000])
  compare(`${pages} pages`, JSON.stringify(buildWordIndex(makeSections(pages))));
