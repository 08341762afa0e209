/**
 * `npm test`: every check of the project, all of them even when one fails. Ends with one line, `N passed, N failed`. `npm test -- unit browser` runs the named steps alone.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { guardCheckout } from "./checkout-guard.mjs";
import { installMissing } from "./install-missing.mjs";
import { buildElsewhere, nodeEnvironment, otherNodes } from "./node-versions.mjs";
import { has, root, run } from "./run.mjs";

await installMissing();
const { ensureTestBrowser } = await import("./browser.mjs");
const scratch = mkdtempSync(path.join(tmpdir(), "tests-"));

const wanted = process.argv.slice(2);
/** One step alone is watched as it goes; of several at a time, each is shown when it has ended. */
const quiet = wanted.length !== 1;

/** One check that either holds or does not. */
const check = (command, args) => async () => {
  const { code, output } = await run(command, args, { quiet });
  return { ...(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }), output };
};

/** vitest and Playwright count for themselves; a run that dies before it counts is one failure. */
async function counted(command, args, { env = {}, read }) {
  const { code, output } = await run(command, args, { env, quiet });
  const counts = read(output);
  if (code !== 0 && counts.failed === 0) return { passed: counts.passed, failed: 1, output };
  return { ...counts, output };
}

const vitest = (project, env) => () => {
  const report = path.join(mkdtempSync(path.join(scratch, `${project}-`)), "report.json");
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  return counted("vitest", args, { env, read: () => readCounts(report, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests })) });
};

const playwright = (args = [], env = {}) => async () => {
  const report = path.join(mkdtempSync(path.join(scratch, "browser-")), "report.json");
  await ensureTestBrowser();
  const read = () => readCounts(report, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    ...(stats.flaky > 0 && { note: `flaky: ${flakyTests(suites).join("; ")}` }),
  }));
  return counted("playwright", ["test", "--reporter=line,json", ...args], { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }, read });
};

/** The tests that failed and then passed, which is a failure (playwright.config.ts). */
function flakyTests(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTests(inner),
  ]);
}

/** On another version of Node: the unit tests, a build from scratch, and a browser on what it built and serves. */
const onNode = (line) => async () => {
  const env = await nodeEnvironment(line);
  if (env === null) return skipped(`Node ${line} is not available here`);
  const unit = await vitest("unit", env)();
  const home = mkdtempSync(path.join(scratch, `node${line}-`));
  const { code, output, published, remove } = await buildElsewhere(env, path.join(home, path.basename(home)));
  try {
    const built = add(unit, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output });
    if (code !== 0) return built;
    const folders = { SITE_FOLDER: published, FIXTURE_FOLDER: published };
    return add(built, await playwright(["tests/browser/smoke", "--output", path.join(home, "results")], { ...env, ...folders })());
  } finally {
    remove();
  }
};

/** The bars of speed, with few runs and on a machine that may have other things to do: what misses one is measured once more. */
async function speed() {
  let counts = { passed: 0, failed: 0 };
  const benches = [["bench", "lint", "--runs", "5"], ["bench:site", "--alone", "--modules", "15"], ["bench:click", "--runs", "3"], ["bench:lighthouse", "--runs", "1", "--pages", "reference,guide"]];
  for (const [script, ...args] of benches) {
    const measure = () => run("npm", ["run", "--silent", script, "--", ...args, "--shared"], { quiet });
    const first = await measure();
    const last = first.code === 1 ? await measure() : first;
    const absent = last.code === 3;
    counts = add(counts, { passed: last.code === 0 ? 1 : 0, failed: last.code === 0 || absent ? 0 : 1, output: last.output, ...(absent && { note: "Lighthouse is not to be had here" }) });
  }
  return counts;
}

function readCounts(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** The parser's own Rust tests, and the `.wasm` built just now: the committed one, or else it has to pass the parser's TypeScript tests, too. */
async function rust() {
  if (!(await has("cargo"))) return skipped("no cargo on this machine");
  const parser = path.join(root, "packages/full-moon-wasm");
  // Nobody debugs what is tested here, and what debuggers need is a third of the compiler's work.
  const env = { CARGO_PROFILE_DEV_DEBUG: "false" };
  const native = await counted("cargo", ["test", "--quiet", "--manifest-path", path.join(parser, "Cargo.toml")], { env, read: cargoCounts });
  const fresh = path.join(scratch, "full_moon.wasm");
  const build = await run("npm", ["run", "--silent", "build:wasm", "--", "--out", fresh], { quiet });
  if (build.code === 3) return { ...native, note: "no toolchain for WebAssembly: the committed .wasm was tested alone" };
  if (build.code !== 0) return add(native, { passed: 0, failed: 1, output: build.output });
  if (readFileSync(fresh).equals(readFileSync(path.join(parser, "full_moon.wasm")))) return add(native, { passed: 1, failed: 0, note: "the committed .wasm came out again, byte by byte" });
  return add(native, await vitest("parser", { FULL_MOON_WASM: fresh })());
}

function cargoCounts(output) {
  const results = [...output.matchAll(/test result: \w+\. (\d+) passed; (\d+) failed/g)];
  return results.map((m) => ({ passed: Number(m[1]), failed: Number(m[2]) })).reduce(add, { passed: 0, failed: 0 });
}

const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, output: (a.output ?? "") + (b.output ?? ""), note: a.note ?? b.note });
const skipped = (note) => ({ passed: 0, failed: 0, note });

/** Groups of steps, one group after the other. The rows of a group go side by side: none of them writes what another reads. */
const groups = [
  [
    {
      types: check("npm", ["run", "--silent", "check:types"]),
      lint: check("npm", ["run", "--silent", "check:lint"]),
      styles: check("npm", ["run", "--silent", "check:styles"]),
      boundaries: check("npm", ["run", "--silent", "check:boundaries"]),
      definitions: check("npm", ["run", "--silent", "check:definitions"]),
      parser: vitest("parser"),
      unit: vitest("unit"),
      rust,
      ...Object.fromEntries(otherNodes.map((line) => [`node${line}`, onNode(line)])),
    },
    { build: vitest("build"), browser: playwright() },
  ],
  // Wants the machine for itself.
  [{ speed }],
];
const names = groups.flat().flatMap(Object.keys);

const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps: ${names.join(", ")}.`);
  process.exit(2);
}

const guard = guardCheckout(root);
const results = [];
for (const group of groups) results.push(...(await Promise.all(group.map(inTurn))).flat());
results.push(untouched(guard?.stop()));
rmSync(scratch, { recursive: true, force: true });
const total = results.reduce(add, { passed: 0, failed: 0 });
console.log(`\n${results.map(({ line }) => line).join("\n")}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

/** No step writes to the checkout, which others read meanwhile. */
function untouched(files) {
  if (files === undefined) return resultOf("checkout", skipped("no git: nothing watched what the tests write"));
  if (files.length === 0) return resultOf("checkout", { passed: 1, failed: 0 });
  return resultOf("checkout", { passed: 0, failed: 1, note: `changed while the tests ran: ${files.join(", ")}` });
}

function resultOf(name, { passed, failed, note }, time = "") {
  return { passed, failed, line: `${name.padEnd(12)} ${passed} passed, ${failed} failed${time}${note ? ` (${note})` : ""}` };
}

async function inTurn(row) {
  const ended = [];
  for (const [name, step] of Object.entries(row)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    if (!quiet) console.log(`\n── ${name} ──`);
    const started = Date.now();
    const { passed, failed, note, output } = await step().catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) }));
    const result = resultOf(name, { passed, failed, note }, `, ${Math.round((Date.now() - started) / 1000)} s`);
    if (quiet) console.log(`\n── ${result.line} ──\n${output ?? ""}`);
    ended.push(result);
  }
  return ended;
}
