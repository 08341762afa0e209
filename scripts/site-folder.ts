/**
 * Gatsby runs in a copy of the sources, a stage, and its output is published once every step has succeeded.
 * Another site is laid over this program in its own stage: no two sites share a cache. With the published
 * package, all but the published site is in `.luau-docs/` of the site's folder.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { isPackaged, root } from "./run";

export interface SiteFolder {
  /** The folder of its `content/` and `definitions/`, with their git history. */
  readonly sources: string;
  readonly stage: string;
  readonly published: string;
  readonly hostRules: string;
}

/** The command that a stage is for: caches of different commands have different contents. */
type StageKind = "build" | "dev" | "gatsby-develop" | "types";

const OUTPUT = ".luau-docs";

/** @param site its folder, absolute or relative to the program's root */
export function siteFolder(site: string): SiteFolder {
  const sources = path.resolve(root, site);
  return { sources, stage: stageFor(sources, "build"), ...outputOf(sources) };
}

export function stageFor(sources: string, kind: StageKind): string {
  if (isPackaged) return path.join(sources, OUTPUT, kind);
  const stages = path.join(root, "dist/stages");
  if (kind !== "build") return path.join(stages, kind, path.basename(sources));
  return sources === root ? path.join(stages, "site") : path.join(stages, "sites", path.basename(sources));
}

function outputOf(sources: string): Pick<SiteFolder, "published" | "hostRules"> {
  if (isPackaged)
    return { published: path.join(sources, "public"), hostRules: path.join(sources, OUTPUT, "deploy") };
  if (sources === root)
    return { published: path.join(root, "public"), hostRules: path.join(root, "dist/deploy") };
  const folder = path.join(root, "dist/sites", path.basename(sources));
  return { published: path.join(folder, "public"), hostRules: path.join(folder, "deploy") };
}

/** Deletes what builds have stored in a stage; `.samples` is written beside Gatsby, which empties `.cache`. */
export function emptyStage(stage: string): void {
  for (const folder of [".cache", ".samples", "public"])
    rmSync(path.join(stage, folder), { recursive: true, force: true });
}
