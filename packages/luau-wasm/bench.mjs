// @ts-check
/**
 * `npm run bench -w luau-wasm [-- DEFINITIONS]`: the medians of loading and of checks, in milliseconds.
 * Requires `npm run build`.
 */
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { createRequire } from "node:module";

/** @type {typeof import("./index.js")} */
const { createChecker } = createRequire(import.meta.url)("./dist/index.js");
/** @type {typeof import("./node.js")} */
const { luauPath } = createRequire(import.meta.url)("./dist/node.js");

const RUNS = 9;
const SAMPLE = readFileSync(new URL("tests/sample.luau", import.meta.url), "utf8");
const path = process.argv[2] ?? new URL("tests/engine.d.luau", import.meta.url);
const definitions = [{ name: "@engine", text: readFileSync(path, "utf8") }];
const bytes = readFileSync(luauPath());
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
console.log(`bytes: ${bytes.length}, gzip ${gzipSync(bytes, { level: 9 }).length}, brotli ${brotli.length}`);

for (const solver of /** @type {const} */ (["new", "old"])) {
  /** @type {Record<string, number[]>} */
  const times = {};
  /**
   * @template Value
   * @param {string} name
   * @param {() => Value} work
   */
  const lap = (name, work) => {
    const started = performance.now();
    const value = work();
    (times[name] ??= []).push(performance.now() - started);
    return value;
  };
  for (let run = 0; run < RUNS; run += 1) {
    const module = lap("compile", () => new WebAssembly.Module(bytes));
    lap("builtins", () => createChecker(module, { solver }));
    const checker = lap("definitions", () => createChecker(module, { solver, definitions }));
    /** @param {string} extra */
    const check = (extra) => checker.check([{ name: "main.luau", text: `${SAMPLE}${extra}` }]);
    lap("first", () => check(""));
    for (let count = 0; count < 3; count += 1) lap("later", () => check(`print(${count})\n`));
    lap("complete", () => checker.complete("main.luau", SAMPLE.indexOf(".") + 1));
    lap("hover", () => checker.hover("main.luau", SAMPLE.indexOf(".") + 1));
  }
  const shown = Object.entries(times).map(([name, values]) => `${name} ${median(values).toFixed(1)}`);
  console.log(`${solver}: ${shown.join(", ")}`);
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
