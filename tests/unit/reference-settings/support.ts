import type { WrittenSettings } from "luau-contract";
import { settingsOf } from "../../../packages/luau-defs/src/model";
import { runOnSources, runPipeline } from "../../../packages/luau-defs/src/pipeline";
import { NO_REFERENCE, parseDocs, readReference } from "../../../packages/luau-defs/src/link";
import { findFiles, sourceFile } from "../../../packages/luau-defs/src/read";
import { temporaryFolder, writerIn } from "../../support/temporary-folder";

/** A text as it is with these settings; `docs` are entries of a file of texts, by symbol. */
export function read(text: string, written: WrittenSettings = {}, docs: object | null = null) {
  const file = docs === null ? [] : [parseDocs("api-docs.json", JSON.stringify(docs)).value];
  const reference = { ...NO_REFERENCE, settings: settingsOf(written), docs: file };
  const { value, diagnostics } = runOnSources([sourceFile("boats.d.luau", text)], { reference });
  const [module] = value.model.modules;
  if (module === undefined) throw new Error("no module");
  return { ...value, module, diagnostics, rules: diagnostics.map(({ rule, line }) => `${rule}:${line}`) };
}

/** A folder with these files, by default a new one, as the pipeline has it. */
export async function readFolder(
  files: Readonly<Record<string, string>>,
  written: WrittenSettings = {},
  cwd = temporaryFolder("definitions"),
) {
  const write = writerIn(cwd);
  for (const [name, text] of Object.entries(files)) write(name, text);
  return readSite(cwd, ["definitions"], written);
}

export async function readSite(cwd: string, requests: readonly string[], written: WrittenSettings) {
  const found = await findFiles(requests, cwd);
  const reference = await readReference(settingsOf(written), cwd);
  return runPipeline(found.files, { cwd, reference });
}
