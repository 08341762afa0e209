/** In: the folder of a site, or one to document. Out: what is there to document, and what it is called. */
import path from "node:path";
import { isLuauFile } from "luau-contract";
import { isManifest } from "luau-defs";
import { counted } from "luau-diagnostics";
import { aboutProject, type AboutProject } from "./about-project";
import { findOffers, type Offer } from "./definition-offers";
import { kindOf, namesIn } from "./disk";
import { readProjectFiles, type ProjectFiles } from "./project-files";
import { findRepository } from "./repository";
import { CLONE } from "./site-tools";

export interface Guess {
  readonly root: string | null;
  readonly offers: readonly Offer[];
  readonly about: AboutProject | null;
  readonly files: ProjectFiles;
}

const NO_FILES: ProjectFiles = { candidates: [], others: new Map(), manifests: [] };
export const NO_GUESS: Guess = { root: null, offers: [], about: null, files: NO_FILES };

export async function guessSite(folder: string, cwd: string): Promise<Guess> {
  const root = projectAround(folder, cwd);
  // The clone’s own definitions are those of an example.
  return root === null || root === CLONE ? NO_GUESS : guessProject(root);
}

export async function guessProject(root: string): Promise<Guess> {
  const files = readProjectFiles(root);
  return { root, files, offers: await findOffers(root, files), about: aboutProject(root, files.manifests) };
}

/** The repository, or else the nearest folder with code, up to the one in which the command was typed. */
function projectAround(folder: string, cwd: string): string | null {
  const repository = findRepository(folder);
  if (repository !== null) return repository.folder;
  const parent = path.dirname(folder);
  if (isProject(folder)) return isProject(parent) && !isManifested(folder) ? parent : folder;
  return parent === cwd || isProject(parent) ? parent : null;
}

const isManifested = (folder: string): boolean => namesIn(folder).some(isManifest);

const isProject = (folder: string): boolean =>
  namesIn(folder).some((name) => isManifest(name) || isLuauFile(name)) ||
  ["src", "lib", "definitions", "packages"].some((name) => kindOf(path.join(folder, name)) === "folder");

export function explainMissingDefinitions({ root, files }: Guess, cwd: string): string {
  const { candidates, others } = files;
  const where = root === null ? "around the site" : `in ${path.relative(cwd, root) || "this folder"}`;
  const total = candidates.length + [...others.values()].flat().length;
  return [
    total === 0
      ? `There are no Luau files ${where}.`
      : `${counted(total, "Luau file")} ${where}, of which none can be documented:`,
    ...(candidates.length === 0
      ? []
      : [`  ${counted(candidates.length, "file")} without a function or type for others`]),
    ...Array.from(others, ([why, all]) => `  ${counted(all.length, "file")}: ${why} (${all[0]})`),
  ].join("\n");
}
