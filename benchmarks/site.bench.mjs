/**
 * `npm run bench:site`: cold builds of the product and of a reference of 1,500 modules, warm builds after an
 * edit of one definition, and the growth of a page with the size of the reference. Documentation tools
 * installed in `benchmarks/peers/` build the same pages. `--modules 300` changes the size; `--alone` omits
 * the other tools. Exits with 1 if a budget is exceeded; `--shared` is for machines with other load
 * (machine.mjs).
 */
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pageSizes } from "../scripts/budget/measure-pages";
import { root, scriptArguments } from "../scripts/run";
import { siteFolder } from "../scripts/site-folder";
import { allowance } from "./machine.mjs";
import { makeSite } from "./site/make-site.mjs";
import { measureCommand } from "./site/measure-command.mjs";
import { givePages, installedPeers } from "./site/peers.mjs";

/**
 * Seconds on two cores, megabytes, and the maximum growth of a page in kilobytes. The budgets of the larger
 * site are those of 1,500 modules.
 */
const budgets = {
  small: { cold: { seconds: 20 }, edited: { seconds: 5 } },
  large: { cold: { seconds: 60, megabytes: 1536 }, edited: { seconds: 10 } },
  growth: 5,
};

const { values } = parseArgs({
  options: {
    modules: { type: "string", default: "1500" },
    shared: { type: "boolean", default: false },
    alone: { type: "boolean", default: false },
  },
});
const big = Number(values.modules);
if (!Number.isInteger(big) || big < 15) {
  console.error(`--modules ${values.modules}: expected a whole number of 15 or more.`);
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
  const small = await buildOurs(15, budgets.small);
  const large = big === 15 ? small : await buildOurs(big, budgets.large);
  for (const peer of values.alone ? [] : installedPeers()) {
    givePages(peer, large);
    report(
      `${peer.name}, ${big} modules, cold`,
      await measureCommand("npm", ["run", "--silent", "build"], {
        cwd: peer.folder,
        env: { NODE_OPTIONS: "--max-old-space-size=8192" },
      }),
    );
  }
  if (large !== small) reportGrowth(small, large);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/**
 * Builds a site with a number of modules cold, and again after an edit of one definition. Returns the folder
 * of the published site.
 */
async function buildOurs(count, { cold, edited }) {
  const site = path.join(scratch, `modules-${count}`);
  makeSite(site, count);
  const { stage, published } = siteFolder(site);
  // Removes earlier builds, and gatsby-lean's loading cache.
  for (const folder of [stage, path.join(root, "node_modules/.cache/gatsby-loading")])
    rmSync(folder, { recursive: true, force: true });
  const build = () =>
    measureCommand(process.execPath, scriptArguments("scripts/build.ts"), { cwd: root, env: { SITE: site } });
  report(`${count} modules, cold`, await build(), cold);
  appendFileSync(
    path.join(site, "definitions/timer.d.luau"),
    "\n--- One more, to build again for.\ndeclare function benchmarkEdit(): ()\n",
  );
  report(`${count} modules, one definition edited`, await build(), edited);
  return published;
}

function report(what, { seconds, processorSeconds, peakMegabytes, code, output }, budget = {}) {
  if (code !== 0) {
    console.log(`${what} failed:\n${output}`);
    process.exitCode = 1;
    return;
  }
  const figures = [seconds.toFixed(1), processorSeconds?.toFixed(1) ?? "–", peakMegabytes?.toFixed(0) ?? "–"];
  console.log(what.padEnd(44) + figures.map((figure) => figure.padStart(12)).join(""));
  if (budget.seconds !== undefined && seconds > budget.seconds * allowed())
    miss(`${what}: more than ${budget.seconds} s`);
  if (budget.megabytes !== undefined && (peakMegabytes ?? 0) > budget.megabytes)
    miss(`${what}: more than ${budget.megabytes} MB`);
}

function miss(what) {
  console.log(`Missed: ${what}`);
  process.exitCode = 1;
}

/**
 * Compares pages of both sites by the total size of their first visit with gzip. The docs root lists every
 * module, and is reported separately.
 */
function reportGrowth(small, large) {
  const before = pageSizes(small);
  const grown = [...pageSizes(large)]
    .filter(([route]) => before.has(route))
    .map(([route, bytes]) => ({ route, growth: bytes - before.get(route) }));
  const pages = grown.filter(({ route }) => route !== "/docs").sort((a, b) => b.growth - a.growth);
  const kib = ({ route, growth }) => `${route} ${(growth / 1024).toFixed(1)} KiB`;
  console.log(
    `\nFirst visit with gzip, ${big} modules beside 15: at most ${kib(pages[0])} more, in the middle ${kib(pages[Math.floor(pages.length / 2)])}; ${grown
      .filter(({ route }) => route === "/docs")
      .map(kib)
      .join("")} (the list of all modules).`,
  );
  if (pages[0].growth > budgets.growth * 1024)
    miss(`${pages[0].route} grows by more than ${budgets.growth} KiB`);
}
