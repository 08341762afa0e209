/** The thread in which the language server checks samples, since Luau is too slow to check on each key. */
import { parentPort } from "node:worker_threads";
import { loadLuau } from "luau-wasm/node";
import { runOnSources } from "../../pipeline";
import { sourceFile } from "../../read/source/source-file";
import { luauDigest } from "../store/luau-digest";
import { checkSamples, type SampleCache } from "../../engine/samples/check-samples";
import { elsewhereIn } from "../../engine/samples/elsewhere-names";
import type { CheckedSamples, SampleJob } from "./check-guides";

const cache: SampleCache = new Map();
const digest = luauDigest();

parentPort?.on("message", ({ definitions, modules, documents }: SampleJob) => {
  const bundle = () => definitions.map(({ text }) => text).join("\n");
  const elsewhere = elsewhereIn(() => runOnSources([sourceFile("bundle.d.luau", bundle())]).value.model);
  const options = { definitions, modules, elsewhere, loadLuau, luauDigest: digest, cache };
  const { value, diagnostics } = checkSamples(documents, options);
  parentPort?.postMessage({ diagnostics, uses: value.uses } satisfies CheckedSamples);
});
