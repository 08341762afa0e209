/**
 * `npm run bench:site`: builds of the product's size and of 1,500 modules, cold, after an edit of one definition
 * and without any, and the growth of a page with the size of the reference. Documentation tools installed in
 * `benchmarks/peers/` build the same pages, alternately with ours. Prints medians. `--modules 300` changes
 * the larger size, `--runs 3` the number of rounds; `--alone` omits the other tools. Exits with 1 if a budget
 * is exceeded; `--shared` is for machines with other load (machine.ts).
 */
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pageSizes } from "../scripts/budget/measure-pages";
import { root } from "../scripts/run";
import { siteFolder } from "../scripts/site-folder";
import { allowance, median } from "./machine";
import { makeSite } from "./site/make-site";
import { measureCommand, type Cost } from "./site/measure-command";
import { givePages, installedPeers, type Peer } from "./site/peers";

/**
 * Seconds on two cores, megabytes, and the maximum growth of a page in kilobytes. The budgets of the larger
 * site are those of 1,500 modules.
 */
const budgets = {
  small: { cold: { seconds: 10 }, edited: { seconds: 6 } },
  large: { cold: { seconds: 100, megabytes: 2200 }, edited: { seconds: 60 } },
  growth: 5,
};

const { values } = parseArgs({
  options: {
    modules: { type: "string", default: "1500" },
    runs: { type: "string", default: "1" },
    shared: { type: "boolean", default: false },
    alone: { type: "boolean", default: false },
  },
});
const [big, runs] = [Number(values.modules), Number(values.runs)];
if (!Number.isInteger(big) || big < 15 || !Number.isInteger(runs) || runs < 1) {
  console.error("--modules expects a whole number of 15 or more, --runs one of 1 or more.");
  process.exit(2);
}
const allowed = allowance(values.shared);
const scratch = mkdtempSync(path.join(tmpdir(), "bench-site-"));

console.log(
  ["what", "seconds", "processor s", "peak MB"]
    .map((title, index) => (index === 0 ? title.padEnd(44) : title.padStart(12)))
    .join(""),
);
try {
  const small = await measureSize(15, budgets.small);
  const large = big === 15 ? small : await measureSize(big, budgets.large);
  if (large !== small) reportGrowth(small, large);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

interface Budget {
  readonly seconds?: number;
  readonly megabytes?: number;
}

interface Way {
  readonly what: string;
  readonly measure: () => Promise<Cost>;
  readonly budget?: Budget;
}

/** Builds a number of modules with one program after the other. Returns the folder of our published site. */
async function measureSize(
  count: number,
  { cold, edited }: Record<"cold" | "edited", Budget>,
): Promise<string> {
  const site = path.join(scratch, `modules-${count}`);
  makeSite(site, count);
  const { published } = siteFolder(site);
  const peers = values.alone ? [] : installedPeers();
  const ways: readonly Way[] = [
    { what: `${count} modules, cold`, measure: () => buildCold(site, count), budget: cold },
    { what: `${count} modules, one definition edited`, measure: () => buildEdited(site), budget: edited },
    { what: `${count} modules, nothing changed`, measure: () => build(site) },
    ...peers.flatMap((peer) => [
      { what: `${peer.name}, ${count} modules, cold`, measure: () => buildPeerCold(peer, published) },
      { what: `${peer.name}, ${count} modules, one page edited`, measure: () => buildPeerEdited(peer) },
    ]),
  ];
  const found = ways.map((way) => ({ way, costs: new Array<Cost>() }));
  for (let run = 0; run < runs; run += 1) for (const { way, costs } of found) costs.push(await way.measure());
  for (const { way, costs } of found) report(way.what, costs, way.budget);
  return published;
}

function build(site: string): Promise<Cost> {
  return measureCommand(process.execPath, ["packages/luau-docs/bin/luau-docs.mjs", "build", site], {
    cwd: root,
  });
}

function buildCold(site: string, count: number): Promise<Cost> {
  makeSite(site, count);
  rmSync(siteFolder(site).stage, { recursive: true, force: true });
  return build(site);
}

function buildEdited(site: string): Promise<Cost> {
  appendFileSync(
    path.join(site, "definitions/timer.d.luau"),
    "\n--- One more, to build again for.\ndeclare function benchmarkEdit(): ()\n",
  );
  return build(site);
}

function buildPeerCold(peer: Peer, published: string): Promise<Cost> {
  givePages(peer, published);
  return buildPeer(peer);
}

function buildPeerEdited(peer: Peer): Promise<Cost> {
  appendFileSync(path.join(peer.folder, peer.pages, "timer.md"), "\nOne more, to build again for.\n");
  return buildPeer(peer);
}

function buildPeer(peer: Peer): Promise<Cost> {
  return measureCommand("npm", ["run", "--silent", "build"], {
    cwd: peer.folder,
    env: { NODE_OPTIONS: "--max-old-space-size=8192" },
  });
}

/** Medians of all rounds. */
function report(what: string, costs: readonly Cost[], budget: Budget = {}): void {
  const failed = costs.find(({ code }) => code !== 0);
  if (failed !== undefined) {
    console.log(`${what} failed:\n${failed.output}`);
    process.exitCode = 1;
    return;
  }
  // Null without /proc, in all of them.
  const middle = (figures: readonly (number | null)[]) =>
    figures.includes(null) ? null : median(figures.filter((figure) => figure !== null));
  const seconds = median(costs.map((cost) => cost.seconds));
  const processorSeconds = middle(costs.map((cost) => cost.processorSeconds));
  const peakMegabytes = middle(costs.map((cost) => cost.peakMegabytes));
  const figures = [seconds.toFixed(1), processorSeconds?.toFixed(1) ?? "–", peakMegabytes?.toFixed(0) ?? "–"];
  console.log(what.padEnd(44) + figures.map((figure) => figure.padStart(12)).join(""));
  if (budget.seconds !== undefined && seconds > budget.seconds * allowed())
    miss(`${what}: more than ${budget.seconds} s`);
  if (budget.megabytes !== undefined && (peakMegabytes ?? 0) > budget.megabytes)
    miss(`${what}: more than ${budget.megabytes} MB`);
}

function miss(what: string): void {
  console.log(`Missed: ${what}`);
  process.exitCode = 1;
}

/**
 * Compares pages of both sites by the total size of their first visit with gzip. The docs root lists every
 * module, and is reported separately.
 */
function reportGrowth(small: string, large: string): void {
  const before = pageSizes(small);
  const grown = [...pageSizes(large)].flatMap(([route, bytes]) => {
    const old = before.get(route);
    return old === undefined ? [] : [{ route, growth: bytes - old }];
  });
  const pages = grown.filter(({ route }) => route !== "/docs").sort((a, b) => b.growth - a.growth);
  const [most, middle] = [pages[0], pages[Math.floor(pages.length / 2)]];
  if (most === undefined || middle === undefined) throw new Error("The two sites have no page in common.");
  const kib = ({ route, growth }: (typeof grown)[number]) => `${route} ${(growth / 1024).toFixed(1)} KiB`;
  const list = grown.filter(({ route }) => route === "/docs").map(kib);
  console.log(
    `\nFirst visit with gzip, ${big} modules beside 15: at most ${kib(most)} more, ` +
      `in the middle ${kib(middle)}; ${list.join("")} (the list of all modules).`,
  );
  if (most.growth > budgets.growth * 1024) miss(`${most.route} grows by more than ${budgets.growth} KiB`);
}
