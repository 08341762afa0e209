/**
 * `npm test`: every check of the project, one after the other, all of them even when one fails.
 * Ends with one line, `N passed, N failed`. `npm test -- unit browser` runs the named steps alone.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installMissing } from "./install-missing.mjs";
import { has, run } from "./run.mjs";

await installMissing();
const { ensureBrowser } = await import("./browser.mjs");
const scratch = mkdtempSync(path.join(tmpdir(), "tests-"));

/** One check that either holds or does not. */
const check = (command, args) => async () => {
  const { code } = await run(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** vitest and Playwright count for themselves; a run that dies before it counts is one failure. */
async function counted(command, args, { env = {}, read }) {
  const { code, output } = await run(command, args, { env });
  const counts = read(output);
  if (code !== 0 && counts.failed === 0) return { passed: counts.passed, failed: 1 };
  return counts;
}

const vitest = (project, env) => () => {
  const report = path.join(scratch, `${project}-${Object.keys(env ?? {}).length}.json`);
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return counted("vitest", args, { env, read: () => readCounts(report, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests })) });
};

const playwright = async () => {
  const report = path.join(scratch, "playwright.json");
  const env = { CHROMIUM_PATH: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const read = () => readCounts(report, ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }));
  return counted("playwright", ["test", "--reporter=line,json"], { env, read });
};

function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The parser's own Rust tests, and the parser's TypeScript tests again on a `.wasm` that was built just now. */
async function rust() {
  if (!(await has("cargo"))) return skipped("no cargo on this machine");
  const manifest = "packages/full-moon-wasm/Cargo.toml";
  const native = await counted("cargo", ["test", "--quiet", "--manifest-path", manifest], { read: cargoCounts });
  const fresh = path.join(scratch, "full_moon.wasm");
  const build = await run("npm", ["run", "--silent", "build:wasm", "--", "--out", fresh]);
  if (build.code === 3) return { ...native, note: "no toolchain for WebAssembly: the committed .wasm was tested alone" };
  if (build.code !== 0) return { passed: native.passed, failed: native.failed + 1 };
  return add(native, await vitest("parser", { FULL_MOON_WASM: fresh })());
}

function cargoCounts(output) {
  const results = [...output.matchAll(/test result: \w+\. (\d+) passed; (\d+) failed/g)];
  return results.map((m) => ({ passed: Number(m[1]), failed: Number(m[2]) })).reduce(add, { passed: 0, failed: 0 });
}

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });
const skipped = (note) => ({ passed: 0, failed: 0, note });

const steps = {
  types: check("npm", ["run", "--silent", "check:types"]),
  lint: check("npm", ["run", "--silent", "check:lint"]),
  styles: check("npm", ["run", "--silent", "check:styles"]),
  boundaries: check("npm", ["run", "--silent", "check:boundaries"]),
  definitions: check("npm", ["run", "--silent", "check:definitions"]),
  parser: vitest("parser"),
  unit: vitest("unit"),
  rust,
  build: vitest("build"),
  browser: playwright,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps: ${Object.keys(steps).join(", ")}.`);
  process.exit(2);
}

let total = { passed: 0, failed: 0 };
const table = [];
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const started = Date.now();
  const counts = await step();
  total = add(total, counts);
  table.push(`${name.padEnd(12)} ${counts.passed} passed, ${counts.failed} failed, ${Math.round((Date.now() - started) / 1000)} s${counts.note ? ` (${counts.note})` : ""}`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`\n${table.join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
