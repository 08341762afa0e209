/**
 * `npm run bench:lean`: what each internal that gatsby-lean touches gains. Builds the product's site with all of them and
 * without one at a time, in interleaved runs: cold, and after an edit of one definition's comment. Processor time of
 * all processes, medians, and the ratio to the build with all. `--rounds 5`, `--only swc,postcss`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { internals } from "gatsby-lean";
import { root } from "../scripts/run.mjs";
import { siteFolder } from "../scripts/site-folder.mjs";
import { median } from "./median.mjs";
import { makeSite } from "./site/make-site.mjs";
import { measureCommand } from "./site/measure-command.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" }, only: { type: "string" } } });
const chosen = values.only?.split(",") ?? internals.map(({ name }) => name);
const ALL = "all in use";
const kinds = [ALL, ...chosen];
const scratch = mkdtempSync(path.join(tmpdir(), "bench-lean-"));
const site = path.join(scratch, "site-of-bench-lean");
makeSite(site, 15);
const stages = new Map(kinds.map((kind) => [kind, siteFolder(site, kind === ALL ? "" : `-without-${kind}`).stage]));
const costs = { cold: new Map(kinds.map((kind) => [kind, []])), edited: new Map(kinds.map((kind) => [kind, []])) };

try {
  for (let round = 0; round < Number(values.rounds); round += 1) for (const kind of kinds) await measureRound(kind);
  report();
} finally {
  for (const folder of [scratch, ...stages.values()]) rmSync(folder, { recursive: true, force: true });
}

/** A cold build, one that fills what the cold one could not keep, and one after an edit. */
async function measureRound(kind) {
  for (const folder of [stages.get(kind), path.join(root, "node_modules/.cache/gatsby-loading")]) rmSync(folder, { recursive: true, force: true });
  const options = kind === ALL ? [] : ["--without", kind];
  const build = async () => {
    const cost = await measureCommand(process.execPath, [path.join(root, "scripts/build.mjs"), ...options], { cwd: root, env: { SITE: site } });
    if (cost.code !== 0) throw new Error(`The build failed (${kind}):\n${cost.output}`);
    return cost.processorSeconds ?? cost.seconds;
  };
  const cold = await build();
  edit();
  await build();
  edit();
  const edited = await build();
  costs.cold.get(kind).push(cold);
  costs.edited.get(kind).push(edited);
  console.error(`${kind}: ${cold.toFixed(1)} s, ${edited.toFixed(1)} s`);
}

/** Adds a word to the comment of a definition. */
function edit() {
  const file = path.join(site, "definitions/timer.d.luau");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^--- /m, "--- Edited. "));
}

function report() {
  console.log(`${"without".padEnd(20)}${"cold".padStart(8)}${"".padStart(8)}${"edited".padStart(10)}`);
  for (const kind of kinds) {
    const cells = Object.values(costs).map((all) => {
      const [own, whole] = [median(all.get(kind)), median(all.get(ALL))];
      return `${own.toFixed(1)} s`.padStart(8) + (kind === ALL ? "" : `×${(own / whole).toFixed(2)}`).padStart(8);
    });
    console.log(kind.padEnd(20) + cells.join("  "));
  }
}
