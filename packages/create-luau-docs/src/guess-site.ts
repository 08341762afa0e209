/** In: the folder of a site, or one to document. Out: what is there to document, and what it is called. */
import path from "node:path";
import { isLuauFile } from "luau-contract";
import { isManifest } from "luau-defs";
import { counted } from "luau-diagnostics";
import { findOffers, type Offer } from "./definition-offers";
import { kindOf, namesIn, readText } from "./disk";
import { readProjectFiles, type ProjectFiles, type FolderManifest } from "./project-files";
import { findRepository } from "./repository";
import { CLONE } from "./site-tools";
import { toPackageName, toTitle } from "./package-name";

export interface Guess {
  readonly root: string | null;
  readonly offers: readonly Offer[];
  readonly about: ReturnType<typeof aboutProject>;
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

/** Null for a folder that is neither a repository nor has a manifest: its name may be any. */
function aboutProject(root: string, all: readonly FolderManifest[]) {
  const manifests = all.filter(({ folder }) => folder === "");
  const repository = findRepository(root);
  if (manifests.length === 0 && repository?.folder !== root) return null;
  const isPackage = ({ tree }: FolderManifest): boolean => tree?.className !== "DataModel";
  const names = [
    ...manifests.filter(isPackage).flatMap(({ name }) => name ?? []),
    path.basename(repository?.url ?? root),
  ];
  const readme = namesIn(root).find((name) => /^readme\.md$/i.test(name));
  const text = readme === undefined ? "" : (readText(path.join(root, readme)) ?? "");
  const description = manifests.map((manifest) => manifest.description).find((one) => one !== null);
  return {
    title: headingLike(text, names) ?? titleOf(names),
    tagline: description?.replace(/\.$/, "") ?? null,
    sample: firstSample(text),
  };
}

function headingLike(readme: string, names: readonly string[]): string | null {
  const [, markdown, html] = /^#[ \t]+(.+)$|<h1[^>]*>([^]*?)<\/h1>/m.exec(readme) ?? [];
  const text = (markdown ?? html ?? "").replaceAll(/<[^>]*>|[*_`#]/g, "").trim();
  const plain = toPackageName(text);
  return plain !== null && names.some((name) => toPackageName(name) === plain) ? text : null;
}

/** A name in capitals is written like this; of small letters, only a word becomes a title. */
function titleOf(names: readonly string[]): string {
  const [first = ""] = names;
  const written = names.find((name) => /^[A-Z]/.test(name));
  if (written !== undefined) return written.replaceAll(/[-_]+/g, " ");
  return first.length <= MIN_WORD_LENGTH ? first : toTitle(first);
}

/** Shorter names are abbreviations. */
const MIN_WORD_LENGTH = 3;
const MAX_SAMPLE_LINES = 30;

function firstSample(readme: string): string | null {
  const [sample = null] = /^```luau?\n[^]*?^```$/m.exec(readme) ?? [];
  return sample !== null && sample.split("\n").length <= MAX_SAMPLE_LINES ? sample : null;
}
