/**
 * `npm run bench:site`: cold builds of the product and of a reference of 1,500 modules, what a warm build takes after an edit of one
 * definition, and how much a page grows with the reference. Documentation programs installed below `benchmarks/peers/` build the same pages.
 * `--modules 300` makes another size; `--alone` leaves the others out.
 */
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { pageSizes } from "../scripts/budget/measure-pages.mjs";
import { siteFolder } from "../scripts/site-folder.mjs";
import { makeSite } from "./site/make-site.mjs";
import { measureCommand } from "./site/measure-command.mjs";
import { givePages, installedPeers } from "./site/peers.mjs";

const { values } = parseArgs({ options: { modules: { type: "string", default: "1500" }, alone: { type: "boolean", default: false } } });
const big = Number(values.modules);
if (!Number.isInteger(big) || big < 15) {
  console.error(`--modules ${values.modules}: expected a whole number of 15 or more.`);
  process.exit(2);
}
const root = path.resolve(import.meta.dirname, "..");
const scratch = mkdtempSync(path.join(tmpdir(), "bench-site-"));

console.log(["what", "seconds", "processor s", "peak MB"].map((title, index) => (index === 0 ? title.padEnd(44) : title.padStart(12))).join(""));
try {
  const small = await buildOurs(15);
  const large = await buildOurs(big);
  for (const peer of values.alone ? [] : installedPeers()) {
    givePages(peer, large);
    report(`${peer.name}, ${big} modules, cold`, await measureCommand("npm", ["run", "--silent", "build"], { cwd: peer.folder, env: { NODE_OPTIONS: "--max-old-space-size=8192" } }));
  }
  reportGrowth(small, large);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Builds a site of so many modules cold, and then again with one definition edited. Gives the folder that it was published to. */
async function buildOurs(count) {
  const site = path.join(scratch, `modules-${count}`);
  makeSite(site, count);
  const { stage, published } = siteFolder(site);
  rmSync(stage, { recursive: true, force: true });
  const build = () => measureCommand(process.execPath, [path.join(root, "scripts/build.mjs")], { cwd: root, env: { SITE: site } });
  report(`${count} modules, cold`, await build());
  appendFileSync(path.join(site, "definitions/timer.d.luau"), "\n--- One more, to build again for.\ndeclare function benchmarkEdit(): ()\n");
  report(`${count} modules, one definition edited`, await build());
  return published;
}

function report(what, { seconds, processorSeconds, peakMegabytes, code, output }) {
  if (code !== 0) {
    console.log(`${what} failed:\n${output}`);
    process.exitCode = 1;
    return;
  }
  const figures = [seconds.toFixed(1), processorSeconds?.toFixed(1) ?? "–", peakMegabytes?.toFixed(0) ?? "–"];
  console.log(what.padEnd(44) + figures.map((figure) => figure.padStart(12)).join(""));
}

/** Pages that both sites have, by all that their first visit takes with gzip. The docs root lists every module, and is told apart. */
function reportGrowth(small, large) {
  const before = pageSizes(small);
  const grown = [...pageSizes(large)].filter(([route]) => before.has(route)).map(([route, bytes]) => ({ route, growth: bytes - before.get(route) }));
  const pages = grown.filter(({ route }) => route !== "/docs").sort((a, b) => b.growth - a.growth);
  const kib = ({ route, growth }) => `${route} ${(growth / 1024).toFixed(1)} KiB`;
  console.log(`\nFirst visit with gzip, ${big} modules beside 15: at most ${kib(pages[0])} more, in the middle ${kib(pages[Math.floor(pages.length / 2)])}; ${grown.filter(({ route }) => route === "/docs").map(kib).join("")} (the list of all modules).`);
}
