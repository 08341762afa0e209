/** `npm test`: runs all checks, or the named steps, even if one fails. Ends with `N passed, N failed`. */
import { rmSync } from "node:fs";
import { nodeEnvironment, otherNodes } from "./node-versions";
import { root, run, scriptArguments } from "./run";
import { cpp, emscripten, rust } from "./test/native-code";
import { sumOutcomes, failure, resultOf, skipped, summary, type Outcome, type Result } from "./test/outcome";
import {
  check,
  playwright,
  isQuiet,
  temporaryFolder,
  vitest,
  requestedSteps,
  type Step,
} from "./test/test-steps";
import { changedFiles } from "./checkout-files";

/** Unit tests of code that depends on Node: its loader, processes and files. */
const nodeTests = ["tests/unit/site", "tests/unit/ide/lsp"];

/** Tests that depend on Node, with another version. The step `product` builds a site with each. */
const onNode =
  (line: string): Step =>
  async () => {
    const env = await nodeEnvironment(line);
    return env === null ? skipped(`Node ${line} is not available here`) : vitest("unit", env, nodeTests)();
  };

/** Enforces the speed budgets on a machine that may have other load: a missed budget is measured again. */
async function speed(): Promise<Outcome> {
  let counts: Outcome = { passed: 0, failed: 0 };
  const benches = [
    ["bench:site", "--alone", "--modules", "300"],
    ["bench:click", "--runs", "3"],
    ["bench:lighthouse", "--runs", "1", "--pages", "reference,guide"],
  ];
  for (const [script = "", ...args] of benches) {
    const measure = () =>
      run("npm", ["run", "--silent", script, "--", ...args, "--shared"], { quiet: isQuiet });
    const first = await measure();
    const last = first.code === 1 ? await measure() : first;
    const absent = last.code === 3;
    const note = absent ? "Lighthouse is not available here" : undefined;
    const passed = last.code === 0 ? 1 : 0;
    counts = sumOutcomes(counts, { passed, failed: absent ? 0 : 1 - passed, output: last.output, note });
  }
  return counts;
}

/** Makes the sites and copies that several steps read, once. A failure is left to the tests to report. */
let sites: Promise<unknown> | undefined;
const withSites =
  (step: Step): Step =>
  async () => {
    await (sites ??= run(process.execPath, scriptArguments("tests/support/build-sites.ts"), {
      quiet: isQuiet,
    }));
    return step();
  };

type Steps = Readonly<Record<string, Step>>;
type NamedStep = readonly [name: string, step: Step];

/** Two of these run at once: none writes files that another reads. The longest are first. */
const parallel: Steps = {
  product: vitest("product"),
  build: withSites(vitest("build")),
  unit: vitest("unit"),
  browser: withSites(playwright),
  rust,
  // Code that works with the oldest and the newest version works with those in between.
  ...Object.fromEntries(otherNodes.slice(-1).map((line) => [`node${line}`, onNode(line)])),
  types: check("npm", ["run", "--silent", "check:types"]),
  lint: check("npm", ["run", "--silent", "check:lint"]),
  luau: vitest("luau"),
  parser: vitest("parser"),
  format: check("npm", ["run", "--silent", "check:format"]),
  styles: check("npm", ["run", "--silent", "check:styles"]),
  boundaries: check("npm", ["run", "--silent", "check:boundaries"]),
  definitions: check("npm", ["run", "--silent", "check:definitions"]),
  cpp,
};
/** On request only: compiling Luau takes minutes, and a measurement of time must be alone. */
const alone: Steps = { emscripten, speed };

const names = Object.keys({ ...parallel, ...alone });
const unknown = requestedSteps.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(", ")}. The steps: ${names.join(", ")}.`);
  process.exit(2);
}

const stopGuard = guardCheckout(root);
const results: readonly Result[] = [
  ...(await runQueue(chosen(parallel, requestedSteps.length === 0), 2)),
  ...(await runQueue(chosen(alone, false), 1)),
  untouched(stopGuard?.()),
];
rmSync(temporaryFolder, { recursive: true, force: true });
console.log(`\n${summary(results)}`);
process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);

/** No step may write to the checkout, which others read concurrently. */
function untouched(files: readonly string[] | undefined): Result {
  if (files === undefined)
    return resultOf("checkout", skipped("no git: nothing watched what the tests write"));
  if (files.length === 0) return resultOf("checkout", { passed: 1, failed: 0 });
  const note = `changed while the tests ran: ${files.join(", ")}`;
  return resultOf("checkout", { passed: 0, failed: 1, note });
}

/** @param isDefault whether these steps run unless others are named */
function chosen(steps: Steps, isDefault: boolean): readonly NamedStep[] {
  return Object.entries(steps).filter(([name]) => isDefault || requestedSteps.includes(name));
}

async function runStep(name: string, step: Step): Promise<Result> {
  if (!isQuiet) console.log(`\n── ${name} ──`);
  const started = Date.now();
  const outcome = await step().catch(failure);
  const result = resultOf(name, outcome, `, ${Math.round((Date.now() - started) / 1000)} s`);
  if (isQuiet) console.log(`\n── ${result.line} ──\n${outcome.output ?? ""}`);
  return result;
}

/** Compares the checkout with its first state every second: files may fail other steps. Null without git. */
function guardCheckout(folder: string) {
  const before = changedFiles(folder);
  if (before === null) return null;
  const touched = new Set<string>();
  const look = (): void => {
    const now = changedFiles(folder) ?? before;
    const files = new Set([...before.keys(), ...now.keys()]);
    for (const file of files) if (before.get(file) !== now.get(file)) touched.add(file);
  };
  const timer = setInterval(look, 1_000);
  timer.unref();
  return (): readonly string[] => {
    clearInterval(timer);
    look();
    return [...touched].sort();
  };
}

/** Each runner takes the next step when it has finished its last. Results are in the order of the steps. */
async function runQueue(steps: readonly NamedStep[], runners: number): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = steps.map((step, index) => ({ step, index }));
  const runNext = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift())
      results[next.index] = await runStep(...next.step);
  };
  await Promise.all(Array.from({ length: runners }, runNext));
  return results;
}
