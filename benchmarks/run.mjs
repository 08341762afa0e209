/**
 * `npm run bench`: runs all benchmarks in order; `npm run bench -- pipeline FILE…` runs one with arguments.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { root, scriptArguments } from "../scripts/run";

const folder = path.join(root, "benchmarks");
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.mjs"))
  .sort();
const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? all : all.filter((file) => file === `${name}.bench.mjs`);

if (chosen.length === 0) {
  console.error(
    `There is no benchmark "${name}". There are: ${all.map((file) => file.replace(".bench.mjs", "")).join(", ")}.`,
  );
  process.exitCode = 2;
}
for (const file of chosen) {
  console.log(`\n# ${file}`);
  const { status } = spawnSync(process.execPath, scriptArguments(`benchmarks/${file}`, ...args), {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
