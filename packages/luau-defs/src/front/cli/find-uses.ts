/** In: definitions and guides. Out: where their samples use each entry, by what Luau resolves. */
import { positionAt } from "luau-syntax";
import { loadLuau } from "luau-wasm/node";
import { toSampleDefinitions } from "../../write/bundle/sample-definitions";
import type { SymbolId } from "../../model/ids";
import type { PipelineOutput } from "../../pipeline";
import { planSamples } from "../../engine/samples/check-samples";
import { usedEntries } from "../../engine/samples/used-entries";
import { sampleDocuments } from "./sample-documents";
import type { Terminal } from "./terminal";
import { runInThreads } from "./work-in-threads";

/**
 * @param guides files and folders
 * @returns locations, `guides/doors.mdx:12`, by the id of an entry
 */
export async function findUses(
  output: PipelineOutput,
  guides: readonly string[],
  terminal: Terminal,
): Promise<ReadonlyMap<SymbolId, readonly string[]>> {
  const { model, files, required } = output;
  const documents = await sampleDocuments(output, guides, [], terminal);
  const definitions = toSampleDefinitions(output).value;
  // Its results are not kept, so that nothing depends on Luau's version.
  const { work, conclude } = planSamples(documents, {
    definitions,
    modules: required,
    loadLuau,
    luauDigest: "",
  });
  const { uses } = conclude(await runInThreads(work, loadLuau, () => null)).value;
  const entryOf = usedEntries(model, files);
  const sources = new Map(documents.map(({ source }) => [source.path, source]));
  const locationsById = new Map<SymbolId, Set<string>>();
  for (const { file, span, symbol } of uses) {
    const id = entryOf(symbol)?.entry.id;
    const source = sources.get(file);
    if (id === undefined || source === undefined) continue;
    const locations = locationsById.get(id) ?? new Set<string>();
    locationsById.set(id, locations.add(`${file}:${positionAt(source, span[0]).line}`));
  }
  return new Map([...locationsById].map(([id, locations]) => [id, [...locations]]));
}
