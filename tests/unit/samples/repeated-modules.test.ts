/** An engine of 30 modules, the product's and the same under other names: what the benchmarks have a hundredfold. */
import path from "node:path";
import { Worker, type MessagePort } from "node:worker_threads";
import type { Elsewhere } from "luau-search";
import { loadLuau } from "luau-wasm/node";
import { expect, test } from "vitest";
import { makeModules } from "../../../benchmarks/site/make-site";
import { toDefinitions } from "../../../packages/luau-defs/src/write";
import { runInThreads, type Share } from "../../../packages/luau-defs/src/front";
import { runOnSources } from "../../../packages/luau-defs/src/pipeline";
import { sourceFile } from "../../../packages/luau-defs/src/read";
import { definitionDocument, planSamples, runWork } from "../../../packages/luau-defs/src/engine";
import { type SampleCache, textDocument } from "../../../packages/luau-defs/src/engine";
import { compileLuauDefs } from "../ide/luau-defs-program";
import { temporaryFolder } from "../../support/temporary-folder";

const modules = makeModules(30);

/** Plans the check of the samples of the modules under other names. */
function plan(files = modules, cache: SampleCache = new Map()) {
  const sources = files.map(({ name, text }) => sourceFile(`${name}.d.luau`, text));
  const { value, diagnostics } = runOnSources(sources);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  const repeated = value.files.filter(({ source }) => source.path.endsWith("1.d.luau"));
  const documents = repeated.map(({ source, tree }) => definitionDocument(source, tree));
  const definitions = toDefinitions(value.files).value;
  return planSamples(documents, { definitions, loadLuau, luauDigest: "test", cache });
}

const cache: SampleCache = new Map();
const { work, conclude } = plan(modules, cache);
const found = runWork(work, loadLuau, () => null);
const checked = conclude(found);

test("has no problems, in its samples either", () => {
  expect(checked.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  expect(checked.value.ran).toBe(138);
});

test("after an edit of a definition, no more is checked than reaches it", () => {
  const edited = modules.map(({ name, text }) => ({
    name,
    text: name === "timer1" ? text.replace("clear: (", "clear: (id: TimerId1) -> (),\n\tstop: (") : text,
  }));
  const again = plan(edited, cache).work;
  const reaching = work.units.filter(({ unit }) => unit.sources.some(({ text }) => text.includes("Timer1")));
  expect(again.groupIndexes.map((place) => again.groups[place]?.values)).toEqual([["Timer1"]]);
  expect(again.units).toHaveLength(reaching.length);
});

test("several threads find the same", async () => {
  const folder = temporaryFolder("threads");
  await compileLuauDefs(path.join(folder, "luau-defs.cjs"));
  const file = path.join(folder, "work-thread.cjs");
  const start = (workerData: Share, transferList: [MessagePort]) =>
    new Worker(file, { workerData, transferList, execArgv: [] });
  expect(await runInThreads(work, loadLuau, () => null, { fewest: 50, most: 2, start })).toEqual(found);

  // Names of other engines are suggested, too.
  const guides = [1, 2].map((id) => textDocument(`guide${id}.mdx`, `\`\`\`luau\nwait(${id})\n\`\`\`\n`));
  const plan = planSamples(guides, { definitions: [], loadLuau, luauDigest: "test" });
  const after = { engine: "Roblox", concept: "wait", isEquivalent: true, path: "after" };
  const elsewhere: Elsewhere = ({ path: name }) => ({ name, ...after });
  const threads = { fewest: 1, most: 2, start };
  const { diagnostics } = plan.conclude(await runInThreads(plan.work, loadLuau, elsewhere, threads));
  const suggestion = "`wait` (Roblox) is `after` here.";
  expect(diagnostics.map((one) => one.suggestion)).toEqual([suggestion, suggestion]);
});
