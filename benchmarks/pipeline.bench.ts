/**
 * Measures the stages from definition files to pages: on a generated file of the largest known shape, on one
 * of 10 KB, and on each given file: `npm run bench -- pipeline [FILE…]`. Prints medians, without
 * budgets.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/run";
import { importBundled } from "./import-bundled";
import type * as Stages from "./pipeline-stages";
import { median } from "./median";
import { robloxLike } from "./roblox-like";

const {
  convertModule,
  readDialects,
  toGraphql,
  toJson,
  NO_CONFIG,
  findAll,
  moduleTree,
  runOnSources,
  resolveModules,
  sourceFile,
  parseSource,
  validateModules,
} = await importBundled<typeof Stages>({
  entryPoints: [path.join(root, "benchmarks/pipeline-stages.ts")],
  packages: "external",
  // Where the plugin finds its inventories of platforms.
  define: { __dirname: JSON.stringify(path.join(root, "plugins/gatsby-source-luau-defs/dist")) },
});

const RUNS = 15;
const small = robloxLike()
  .slice(0, 10_000)
  .replace(/\ndeclare extern type(?![\s\S]*\ndeclare extern type)[\s\S]*$/, "\n");

measure("generated, small", small);
measure("generated, large", robloxLike());
for (const file of process.argv.slice(2)) measure(file, readFileSync(file, "utf8"));

/** Runs every stage `RUNS` times and prints the medians. */
function measure(name: string, text: string): void {
  const times = new Map<string, readonly number[]>();
  let output = { statements: 0, mistakes: 0 };
  for (let run = 0; run < RUNS; run += 1)
    output = runStages(text, (stage, time) => times.set(stage, [...(times.get(stage) ?? []), time]));
  const megabytes = Buffer.byteLength(text) / 1e6;
  const { statements, mistakes } = output;
  const size = `${(megabytes * 1000).toFixed(0)} KB, ${statements} statements, ${mistakes} mistakes`;
  console.log(`\n${name}: ${size}, median of ${RUNS} runs`);
  for (const [stage, all] of times) {
    const middle = median(all);
    const speed = (megabytes / (middle / 1000)).toFixed(1);
    console.log(`  ${stage.padEnd(16)} ${middle.toFixed(2).padStart(9)} ms ${speed.padStart(9)} MB/s`);
  }
}

function runStages(
  text: string,
  record: (stage: string, time: number) => void,
): { readonly statements: number; readonly mistakes: number } {
  const timed = <Value>(stage: string, work: () => Value): Value => {
    const start = performance.now();
    const value = work();
    record(stage, performance.now() - start);
    return value;
  };
  const source = timed("source", () => sourceFile("benchmark.d.luau", text));
  const { value: file } = timed("syntax", () => parseSource(source));
  const comments = timed("dialects", () => readDialects(file));
  const tree = timed("modules", () => moduleTree(comments));
  const converted = timed("convert", () => convertModule(tree));
  const linked = timed("resolve", () => resolveModules([converted]));
  const mistakes = timed("validate", () => validateModules(linked));
  timed("text to model", () => runOnSources([sourceFile("benchmark.d.luau", text)]));
  timed("text to findings", () => {
    const { value, diagnostics } = runOnSources([sourceFile("benchmark.d.luau", text)]);
    findAll(value.files, diagnostics, NO_CONFIG);
  });
  const model = { modules: linked.map(({ module }) => module) };
  timed("emit GraphQL", () => toGraphql(model));
  timed("emit JSON", () => toJson(model));
  return { statements: file.tree.statements.length, mistakes: mistakes.length + file.tree.errors.length };
}
