/** The last released version of the definitions, and the changes since. */
import { stat } from "node:fs/promises";
import path from "node:path";
import { diffModels } from "../diff/diff-models";
import { symbolKey, type SymbolKey } from "../diff/symbols";
import { DEFAULT_VERSIONS } from "../lint/config";
import type { SymbolId } from "../model/ids";
import type { ApiModel } from "../model/model";
import { findFiles, readReference, runPipeline } from "../pipeline";
import type { Analysis } from "./analysis";

export interface Release {
  readonly version: string;
  readonly model: ApiModel;
}

/** Reads the newest folder that matches `versions` of the configuration; null if there is none. */
export async function readRelease(root: string, config: Analysis["config"]): Promise<Release | null> {
  const pattern = config.versions ?? DEFAULT_VERSIONS;
  const { glob } = await import("tinyglobby");
  const [before = "", after = ""] = pattern.split("{version}");
  const folders = await glob(`${before}*${after}`, {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
  });
  const versions = folders
    .map((folder) => folder.replace(/\/$/, "").slice(before.length))
    .map((rest) => rest.slice(0, rest.length - after.length))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
  const [version] = versions;
  if (version === undefined) return null;
  const folder = pattern.replaceAll("{version}", version);
  if ((await stat(path.resolve(root, folder)).catch(() => null)) === null) return null;
  const { files } = await findFiles([path.resolve(root, folder)], root, config.reference.exclude);
  const reference = await readReference(config.reference, root, files);
  const { value } = await runPipeline(files, { cwd: root, reference });
  return { version, model: value.model };
}

const compared = new WeakMap<Analysis, ReadonlyMap<SymbolKey, "new" | "changed">>();

/** Whether a symbol is new or changed; null if unchanged. Changed texts do not count. */
export function changeOf(analysis: Analysis, { model }: Release, id: SymbolId): "new" | "changed" | null {
  const known = compared.get(analysis) ?? changesSince(model, analysis.output.model);
  compared.set(analysis, known);
  return known.get(symbolKey(id)) ?? null;
}

function changesSince(before: ApiModel, now: ApiModel): ReadonlyMap<SymbolKey, "new" | "changed"> {
  const found = new Map<SymbolKey, "new" | "changed">();
  for (const { symbol, owner, kind, class: kindOfChange } of diffModels(before, now)) {
    if (kindOfChange === "documentation") continue;
    if (symbol !== null) found.set(symbol, kind === "added" ? "new" : "changed");
    if (owner !== null && !found.has(owner)) found.set(owner, "changed");
  }
  return found;
}
