/**
 * `npm run bench -- search`: time from a query to its results, at 200, 15,000 and 20,000 symbols, from an
 * index's text to its first result, and what the index of a site like this one weighs.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "../scripts/run";
import type * as Entry from "../tests/unit/search/support/bench-entry";

const entry = path.join(root, "tests/unit/search/support/bench-entry.ts");
/** The bundle is in `node_modules`, so that it resolves packages like the sources. */
const outfile = path.join(root, `node_modules/.bench-${process.pid}.mjs`);
await build({
  outfile,
  entryPoints: [entry],
  bundle: true,
  platform: "node",
  format: "esm",
  logLevel: "error",
  define: { "import.meta.url": JSON.stringify(pathToFileURL(entry).href) },
});
const {
  buildSymbolIndex,
  buildWordIndex,
  openIndex,
  openNames,
  openRest,
  search,
  makeSymbols,
  makeSections,
  makeQueries,
  TYPE_QUERIES,
  WORD_QUERIES,
} = (await import(pathToFileURL(outfile).href)) as typeof Entry;
rmSync(outfile);

type SymbolIndex = ReturnType<typeof buildSymbolIndex>;
type WordIndex = ReturnType<typeof buildWordIndex>;

const kilobytes = (value: object) =>
  `${(gzipSync(JSON.stringify(value), { level: 9 }).length / 1024).toFixed(1)} KB gzip`;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(2);

/** The median and the 95th percentile of the time each query takes. */
function measure(name: string, index: ReturnType<typeof openIndex>, queries: readonly string[]): void {
  for (const query of queries.slice(0, 60)) search(index, query, 20);
  const times = queries
    .map((query) => {
      const start = performance.now();
      search(index, query, 20);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  console.log(
    `  ${name}: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ` +
      `longest ${at(times, 1)} ms (${queries.length} queries)`,
  );
}

/** From the text of the file to the first result by name, then to all the rest, of nine openings. */
function measureOpening(symbolIndex: SymbolIndex, wordIndex: WordIndex): void {
  const text = JSON.stringify(symbolIndex);
  const runs = Array.from({ length: 9 }, () => {
    const start = performance.now();
    const names = openNames(JSON.parse(text) as SymbolIndex);
    search(names, "position", 20);
    const first = performance.now() - start;
    let longest = 0;
    const steps = openRest(names, wordIndex);
    for (let done = false; !done; ) {
      const begun = performance.now();
      done = steps.next().done === true;
      longest = Math.max(longest, performance.now() - begun);
    }
    return { first, whole: performance.now() - start, longest };
  });
  // A reader opens an index once, in a program that has just started: of the first, nothing is compiled yet.
  const [cold] = runs;
  const show = (key: "first" | "whole" | "longest") =>
    `${cold?.[key].toFixed(0)} ms cold, ${at(
      runs.map((run) => run[key]).sort((a, b) => a - b),
      0.5,
    )} in the middle`;
  console.log(
    `  first result: ${show("first")}; all of it: ${show("whole")}; longest step: ${show("longest")}`,
  );
}

for (const count of [200, 15_000, 20_000]) {
  const symbols = makeSymbols(count);
  const symbolIndex = JSON.parse(JSON.stringify(buildSymbolIndex(symbols))) as SymbolIndex;
  const wordIndex = JSON.parse(JSON.stringify(buildWordIndex(makeSections(80)))) as WordIndex;
  console.log(`${count} symbols (${kilobytes(symbolIndex)})`);
  measureOpening(symbolIndex, wordIndex);
  const index = openIndex(symbolIndex, wordIndex);
  const queries = makeQueries(symbols.slice(0, 300), 1);
  for (const form of new Set(queries.map((query) => query.form))) {
    measure(
      form,
      index,
      queries
        .filter((query) => query.form === form)
        .slice(0, 150)
        .map(({ query }) => query),
    );
  }
  const typed = queries.filter(({ form }) => form === "exact").slice(0, 30);
  measure(
    "every key of a name",
    index,
    typed.flatMap(({ query }) => [...query].map((_, end) => query.slice(0, end + 1))),
  );
  measure("type", index, Array.from({ length: 10 }, () => TYPE_QUERIES).flat());
  measure("word", index, Array.from({ length: 10 }, () => WORD_QUERIES).flat());
}
