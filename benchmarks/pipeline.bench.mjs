/**
 * Measures the stages from definition files to pages: on a generated file of the largest known shape, on one
 * of 10 KB, and on each given file: `node benchmarks/pipeline.bench.mjs [FILE…]`. Prints medians, without
 * budgets.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../scripts/run";
import { importBundled } from "./import-bundled.mjs";
import { median } from "./median.mjs";
import { robloxLike } from "./roblox-like.mjs";

const RUNS = 15;
const pipeline = await loadPipeline();
const small = robloxLike()
  .slice(0, 10_000)
  .replace(/\ndeclare extern type(?![\s\S]*\ndeclare extern type)[\s\S]*$/, "\n");

measure("generated, small", small);
measure("generated, large", robloxLike());
for (const file of process.argv.slice(2)) measure(file, readFileSync(file, "utf8"));

/** Runs every stage `RUNS` times and prints the medians. */
function measure(name, text) {
  const times = new Map();
  let output;
  for (let run = 0; run < RUNS; run += 1)
    output = runStages(text, (stage, time) => times.set(stage, [...(times.get(stage) ?? []), time]));
  const megabytes = Buffer.byteLength(text) / 1e6;
  console.log(
    `\n${name}: ${(megabytes * 1000).toFixed(0)} KB, ${output.statements} statements, ${output.mistakes} mistakes, median of ${RUNS} runs`,
  );
  for (const [stage, all] of times) {
    const middle = median(all);
    console.log(
      `  ${stage.padEnd(16)} ${middle.toFixed(2).padStart(9)} ms ${(megabytes / (middle / 1000)).toFixed(1).padStart(9)} MB/s`,
    );
  }
}

function runStages(text, record) {
  const timed = (stage, work) => {
    const start = performance.now();
    const value = work();
    record(stage, performance.now() - start);
    return value;
  };
  const source = timed("source", () => pipeline.sourceFile("benchmark.d.luau", text));
  const { value: file } = timed("syntax", () => pipeline.parseSource(source));
  const converted = timed("convert", () => pipeline.convertModule(file));
  const linked = timed("resolve", () => pipeline.resolveModules([converted]));
  const mistakes = timed("validate", () => pipeline.validateModules(linked));
  timed("text to model", () => pipeline.runOnSources([pipeline.sourceFile("benchmark.d.luau", text)]));
  timed("text to findings", () => {
    const { value, diagnostics } = pipeline.runOnSources([pipeline.sourceFile("benchmark.d.luau", text)]);
    pipeline.findAll(value.files, diagnostics, pipeline.NO_CONFIG);
  });
  timed("emit GraphQL", () => pipeline.toGraphql({ modules: [linked[0].module] }));
  timed("emit JSON", () => pipeline.toJson({ modules: [linked[0].module] }));
  return { statements: file.tree.statements.length, mistakes: mistakes.length + file.tree.errors.length };
}

function loadPipeline() {
  const stages = [
    "source/source-file",
    "syntax/parse-source",
    "convert/convert-module",
    "resolve/resolve",
    "validate/validate",
    "pipeline",
    "lint/config",
    "lint/lint",
    "emit/graphql/graphql",
    "emit/json/model-json",
  ];
  const contents = stages.map((stage) => `export * from "./${stage}";`).join("\n");
  return importBundled({
    stdin: { contents, resolveDir: path.join(root, "plugins/gatsby-source-luau-defs/src") },
    packages: "external",
  });
}
