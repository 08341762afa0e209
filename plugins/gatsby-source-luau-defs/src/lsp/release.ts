/** The last released version of the definitions, and the changes since. */
import { existsSync } from "node:fs";
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

type Config = Pick<Analysis["config"], "versions" | "reference">;

/** Reads the newest frozen version; null if there is none. */
export async function readRelease(root: string, config: Config): Promise<Release | null> {
  const [version] = await listReleases(root, config);
  return version === undefined ? null : readVersion(root, config, version);
}

/** The folders that match `versions` of the configuration, newest first. */
export async function listReleases(root: string, { versions }: Config): Promise<readonly string[]> {
  const { glob } = await import("tinyglobby");
  const pattern = versions ?? DEFAULT_VERSIONS;
  const [before = "", after = ""] = pattern.split("{version}");
  const folders = await glob(`${before}*${after}`, {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
  });
  return folders
    .map((folder) => folder.replace(/\/$/, "").slice(before.length))
    .map((rest) => rest.slice(0, rest.length - after.length))
    .filter((version) => existsSync(path.resolve(root, pattern.replaceAll("{version}", version))))
    .sort((a, b) => b.localeCompare(a, "en", { numeric: true }));
}

/** @param version one that `listReleases` has returned */
export async function readVersion(root: string, config: Config, version: string): Promise<Release> {
  const folder = (config.versions ?? DEFAULT_VERSIONS).replaceAll("{version}", version);
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
