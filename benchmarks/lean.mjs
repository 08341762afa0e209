/**
 * `npm run bench:lean`: the gain of each internal in gatsby-lean. Builds the product's site with all of them,
 * and without one at a time, in interleaved runs: cold, and after an edit of one definition's comment.
 * Reports the processor time of all processes, as medians, and the ratio to the build with all. Options:
 * `--cold 3` and `--edited 5` builds of each kind, `--only swc,postcss`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { internals } from "gatsby-lean";
import { root, scriptArguments } from "../scripts/run";
import { siteFolder } from "../scripts/site-folder";
import { median } from "./median.mjs";
import { makeSite } from "./site/make-site.mjs";
import { measureCommand } from "./site/measure-command.mjs";

const count = (usual) => ({ type: "string", default: String(usual) });
const { values } = parseArgs({ options: { cold: count(3), edited: count(5), only: { type: "string" } } });
const ALL = "all in use";
const kinds = [
  ALL,
  ...(values.only?.split(",") ?? internals.filter(({ only }) => only !== "develop").map(({ name }) => name)),
];
const scratch = mkdtempSync(path.join(tmpdir(), "bench-lean-"));
const site = path.join(scratch, "site-of-bench-lean");
makeSite(site, 15);
const stages = new Map(
  kinds.map((kind) => [kind, siteFolder(site).stage + (kind === ALL ? "" : `-without-${kind}`)]),
);
const loaded = path.join(root, "node_modules/.cache/gatsby-loading");

try {
  const cold = await interleaved(Number(values.cold), buildCold);
  // Caches that a cold build cannot write yet, such as the digest of the generated types.
  await interleaved(1, buildEdited);
  const edited = await interleaved(Number(values.edited), buildEdited);
  report({ cold, edited });
} finally {
  for (const folder of [scratch, ...stages.values()]) rmSync(folder, { recursive: true, force: true });
}

/** The costs of interleaved builds of each kind, repeated `rounds` times. */
async function interleaved(rounds, build) {
  const costs = new Map(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const seconds = await build(kind);
      costs.get(kind).push(seconds);
      console.error(`${build.name} ${kind}: ${seconds.toFixed(1)} s`);
    }
  }
  return costs;
}

async function buildCold(kind) {
  for (const folder of [stages.get(kind), loaded]) rmSync(folder, { recursive: true, force: true });
  return await processorSeconds(kind);
}

/** Adds a word to the comment of a definition. */
async function buildEdited(kind) {
  const file = path.join(site, "definitions/timer.d.luau");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^--- /m, "--- Edited. "));
  return await processorSeconds(kind);
}

async function processorSeconds(kind) {
  const options = kind === ALL ? [] : ["--without", kind];
  const cost = await measureCommand(process.execPath, scriptArguments("scripts/build.ts", ...options), {
    cwd: root,
    env: { SITE: site },
  });
  if (cost.code !== 0) throw new Error(`The build failed (${kind}):\n${cost.output}`);
  return cost.processorSeconds ?? cost.seconds;
}

function report(costs) {
  console.log(`| without | cold | | edited | |\n|---|---|---|---|---|`);
  for (const kind of kinds) {
    const cells = Object.values(costs).map((all) => {
      const [own, whole] = [median(all.get(kind)), median(all.get(ALL))];
      return `${own.toFixed(1)} s | ${kind === ALL ? "" : `× ${(own / whole).toFixed(2)}`}`;
    });
    console.log(`| ${kind} | ${cells.join(" | ")} |`);
  }
}
