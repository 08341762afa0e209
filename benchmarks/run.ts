/**
 * `npm run bench`: runs all benchmarks in order; `npm run bench -- search` runs one.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { root, scriptArguments } from "../scripts/run";

const folder = path.join(root, "benchmarks");
const all = readdirSync(folder)
  .filter((file) => file.endsWith(".bench.ts"))
  .sort();
const [name, ...args] = process.argv.slice(2);
const chosen = name === undefined ? all : all.filter((file) => file === `${name}.bench.ts`);

if (chosen.length === 0) {
  const names = all.map((file) => file.replace(".bench.ts", ""));
  console.error(`There is no benchmark "${name}". There are: ${names.join(", ")}.`);
  process.exitCode = 2;
}
for (const file of chosen) {
  console.log(`\n# ${file}`);
  const { status } = spawnSync(process.execPath, scriptArguments(`benchmarks/${file}`, ...args), {
    stdio: "inherit",
  });
  if (status !== 0) process.exitCode = 1;
}
