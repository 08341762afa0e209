/** An engine of 30 modules, the product's and the same under other names: what the benchmarks have a hundredfold. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { makeModules } from "../../../benchmarks/site/make-site.mjs";
import { toDefinitions } from "../../../plugins/gatsby-source-luau-defs/src/bundle/bundle";
import { runInThreads } from "../../../plugins/gatsby-source-luau-defs/src/cli/work-in-threads";
import { runOnSources, sourceFile } from "../../../plugins/gatsby-source-luau-defs/src/pipeline";
import {
  planSamples,
  type SampleCache,
} from "../../../plugins/gatsby-source-luau-defs/src/samples/check-samples";
import { definitionDocument } from "../../../plugins/gatsby-source-luau-defs/src/samples/documents";
import { runWork } from "../../../plugins/gatsby-source-luau-defs/src/samples/work";
import { compileLuauDefs } from "../ide/luau-defs-program";

const modules = makeModules(30);

/** Plans the check of the samples of the modules under other names. */
function plan(files = modules, cache: SampleCache = new Map()) {
  const { value, diagnostics } = runOnSources(
    files.map(({ name, text }) => sourceFile(`${name}.d.luau`, text)),
  );
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const repeated = value.files.filter(({ source }) => source.path.endsWith("1.d.luau"));
  return planSamples(
    repeated.map(({ source, tree }) => definitionDocument(source, tree)),
    { definitions: toDefinitions(value.files).value, loadLuau, luau: "test", cache },
  );
}

const cache: SampleCache = new Map();
const { work, conclude } = plan(modules, cache);
const found = runWork(work, loadLuau);
const checked = conclude(found);

test("has no mistakes, in its samples either", () => {
  expect(checked.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  expect(checked.value.ran).toBe(135);
});

test("after an edit of a definition, no more is checked than reaches it", () => {
  const edited = modules.map(({ name, text }) => ({
    name,
    text: name === "timer1" ? text.replace("clear: (", "clear: (id: TimerId1) -> (),\n\tstop: (") : text,
  }));
  const again = plan(edited, cache).work;
  const reaching = work.units.filter(({ unit }) => unit.sources.some(({ text }) => text.includes("Timer1")));
  expect(again.places.map((place) => again.groups[place]?.values)).toEqual([["Timer1"]]);
  expect(again.units).toHaveLength(reaching.length);
});

test("several threads find the same", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "threads-"));
  await compileLuauDefs(path.join(folder, "luau-defs.cjs"));
  const file = path.join(folder, "work-thread.cjs");
  const start = (workerData: unknown) => new Worker(file, { workerData, execArgv: [] });
  expect(await runInThreads(work, loadLuau, { fewest: 50, most: 2, start })).toEqual(found);
  rmSync(folder, { recursive: true });
});
