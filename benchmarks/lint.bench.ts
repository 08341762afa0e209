/**
 * `npm run bench -- lint`: the duration of `luau-defs lint` on a large file, including the start of the
 * process. Requires `npm run build:packages`. `--runs 15` replaces the default of nine. Exits with 1 if the
 * budget is exceeded; `--shared` is for machines with other load (machine.ts).
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { root } from "../scripts/run";
import { allowance } from "./machine";
import { median } from "./median";
import { robloxLike } from "./roblox-like";
import { measureCommand, type Cost } from "./site/measure-command";

const BUDGET = 0.6;
const FILE = "big.d.luau";
const command = path.join(root, "plugins/gatsby-source-luau-defs/bin/luau-defs.cjs");
const { values } = parseArgs({
  options: { shared: { type: "boolean", default: false }, runs: { type: "string", default: "9" } },
});

const allowed = allowance(values.shared);
// A temporary folder, without a configuration in it or above.
const folder = mkdtempSync(path.join(tmpdir(), "lint-bench-"));
try {
  const text = robloxLike();
  writeFileSync(path.join(folder, FILE), text);
  const runs: Cost[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(await runLint());
  const seconds = median(runs.map((cost) => cost.seconds));
  const best = Math.min(...runs.map((cost) => cost.seconds));
  const processor = median(runs.map((cost) => cost.processorSeconds ?? 0));
  const budget = BUDGET * allowed();
  const isMissed = seconds > budget;
  const figures =
    `${seconds.toFixed(2)} s (${best.toFixed(2)} at best), ` + `${processor.toFixed(2)} s of processor time`;
  const title = `lint of ${Math.round(Buffer.byteLength(text) / 1000)} KB, median of ${runs.length}`;
  console.log(`${title}: ${figures}; budget ${budget.toFixed(2)} s${isMissed ? ", missed" : ""}`);
  if (isMissed) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}

async function runLint(): Promise<Cost> {
  const cost = await measureCommand(process.execPath, [command, "lint", FILE], { cwd: folder });
  // A command that found nothing, or failed, would be fast for the wrong reason.
  if (cost.code !== 0 || !/\d+ warnings in 1 file/.test(cost.output))
    throw new Error(`lint ended with ${cost.code}: ${cost.output}`);
  return cost;
}
