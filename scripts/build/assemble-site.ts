/**
 * In: a site's folder. Out: its stage, a copy of its sources over the program. Gatsby only writes to `public/` of
 * its working directory, and leaves it broken if a build fails: it runs in the stage.
 */
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { noteRefused, REFUSED } from "../../src/node/files/source-files";
import { readOrNull, writeWithFolder } from "../../src/node/files/write-unless-same";
import { isPackaged, root } from "../run";
import type { SiteFolder } from "../site-folder";
import { linkModules } from "./link-modules";
import { mirrorFolder, type Layer } from "./mirror-folder";
import { isOfProgram, isOfProgramOrOwnSite, isOfSite, isSchema } from "./program-parts";

/** Names that are kept in a stage across builds. A packaged program has no lock file: see linkModules. */
const KEPT = new Set([
  ".cache",
  "public",
  "node_modules",
  ".sources",
  ".building",
  ".lock",
  ".page-inputs.json",
  ".queries.json",
  ".record-reads.js",
  ".valid-settings",
  REFUSED,
  ...(isPackaged ? ["package-lock.json"] : []),
]);

/** Synchronises the copy with the sources. */
export function assembleSite({ sources, stage }: Pick<SiteFolder, "sources" | "stage">): void {
  forgetOther(stage, sources);
  // Earlier versions published by renaming these.
  for (const former of [".next", ".last"]) rmSync(stage + former, { recursive: true, force: true });
  noteRefused(stage, mirrorFolder(layersOf({ sources }), stage, KEPT));
  // A site without guides and posts has no such folder, but gatsby-source-filesystem requires one.
  mkdirSync(path.join(stage, "content"), { recursive: true });
  linkModules(stage);
}

/** The layers of the copy: later ones take precedence. */
export function layersOf({ sources }: Pick<SiteFolder, "sources">): readonly Layer[] {
  if (sources === root) return [{ folder: root, takes: isOfProgramOrOwnSite }];
  return [
    { folder: root, takes: isOfProgram },
    { folder: sources, takes: isOfSite },
    { folder: root, takes: isSchema },
  ];
}

/**
 * Caches contain absolute paths. Those of another folder are deleted: of a site with the same folder name, and
 * of a site that was moved or copied.
 */
function forgetOther(stage: string, sources: string): void {
  const note = path.join(stage, ".sources");
  const paths = `${stage}\n${sources}\n`;
  if (readOrNull(note) === paths) return;
  for (const folder of [".cache", "public"])
    rmSync(path.join(stage, folder), { recursive: true, force: true });
  writeWithFolder(note, paths);
}
