/** The frozen versions of the definitions. */
import { existsSync } from "node:fs";
import path from "node:path";
import { DEFAULT_VERSIONS, type LintConfig } from "../lint/config";
import type { ApiModel } from "../model/model";
import { findFiles, readReference, runPipeline } from "../pipeline";

interface Release {
  readonly version: string;
  readonly model: ApiModel;
}

type Config = Pick<LintConfig, "versions" | "reference">;

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
