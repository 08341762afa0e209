/**
 * In: a site's folder. Out: its stage, a copy of its sources over the program. Gatsby only writes to `public/` of
 * its working directory, and leaves it broken if a build fails: it runs in the stage.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { ENGLISH_COPY } from "../../src/node/files/english-messages";
import { storeUnusableFiles } from "../../src/node/files/source-files";
import { readOrNull, writeWithFolder } from "../../src/node/files/write-unless-same";
import { isPackaged, root } from "../run";
import { emptyStage, type SiteFolder } from "../site-folder";
import { linkModules } from "./link-modules";
import { mirrorFolder, type Layer } from "./mirror-folder";
import { isOfProgram, isOfProgramOrOwnSite, isOfSite, isSchema } from "./program-parts";

/** Whether builds write a file into a stage: their own begin with a dot. `linkModules` writes a lock file. */
const isKept = (name: string): boolean =>
  /^(?:\.(?!browserslistrc)|public$|node_modules$)/.test(name) ||
  (isPackaged && name === "package-lock.json");

export function assembleSite({ sources, stage }: Pick<SiteFolder, "sources" | "stage">): void {
  forgetOther(stage, sources);
  storeUnusableFiles(stage, mirrorFolder(layersOf({ sources }), stage, isKept));
  copyFileSync(path.join(root, "i18n/en-GB/messages.json"), path.join(stage, ENGLISH_COPY));
  // A site without guides and posts has no such folder, but gatsby-source-filesystem requires one.
  mkdirSync(path.join(stage, "content"), { recursive: true });
  linkModules(stage);
}

export function layersOf({ sources }: Pick<SiteFolder, "sources">): readonly Layer[] {
  if (sources === root) return [{ folder: root, includes: isOfProgramOrOwnSite }];
  return [
    { folder: root, includes: isOfProgram },
    { folder: sources, includes: isOfSite },
    { folder: root, includes: isSchema },
  ];
}

/** Deletes caches of a site in another folder, of the same name or moved: they contain absolute paths. */
function forgetOther(stage: string, sources: string): void {
  const note = path.join(stage, ".sources");
  const paths = `${stage}\n${sources}\n`;
  if (readOrNull(note) === paths) return;
  emptyStage(stage);
  writeWithFolder(note, paths);
}
