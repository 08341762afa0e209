/** Decides on a site from what the author has specified, and checks it. */
import path from "node:path";
import { unusableFolder } from "luau-contract";
import type { Answers } from "./answers";
import type { Offer } from "./definition-offers";
import { baseOf, definitionsProblem, isGlob, readDefinitions } from "./find-definitions";
import { explainMissingDefinitions, type Guess } from "./guess-site";
import { kindOf, pathFrom } from "./disk";
import { detectPlatform } from "./detect-platform";
import { detectStyle, hasLargeFile, shapesOf, type DetectedStyle } from "./detect-style";
import type { Host } from "./host";
import { findProject, projectAt } from "./takeover/source-project";
import { toPackageName } from "./package-name";
import { excludedNames } from "./project-files";
import { findRepository } from "./repository";
import type { Template } from "./template";
import { folderProblem } from "./write-site";

/** As specified on the command line; paths are relative to the working directory. */
export interface Request {
  readonly folder: string | null;
  readonly template: Template | null;
  /** Folders, files and globs: none for the example, null if nothing was said of them. */
  readonly definitions: readonly string[] | null;
  readonly host: Host | null;
}

export const NO_REQUEST: Request = { folder: null, template: null, definitions: null, host: null };

export interface Refusal {
  readonly problem: string;
}

const DEFAULT_FOLDER = "my-docs";

const FOLDERS_OF_SITES = ["docs", "site", "docs-site"];

const MAX_OFFERS = 6;

const EXAMPLE_SHAPES = { enums: { item: "EnumItem", table: "Enum" }, events: "Signal" };

/** The folder of the site, relative to the working directory: one of a project’s own, where there is code. */
export function siteFolder(requested: string | null, cwd: string, { root, offers }: Guess): string {
  const isBesideCode = requested === null || path.resolve(cwd, requested) === root;
  if (root === null || offers.length === 0 || !isBesideCode) return requested ?? DEFAULT_FOLDER;
  const names = FOLDERS_OF_SITES.map((name) => path.join(root, name));
  const free =
    names.find((one) => kindOf(one) === null) ?? names.find((one) => folderProblem(one, one) === null);
  return path.relative(cwd, free ?? root) || ".";
}

/** Null if a site can be created in the folder; otherwise what prevents it, in words. */
export function targetProblem(folder: string, cwd: string): string | null {
  const full = path.resolve(cwd, folder);
  return unusableFolder(full, path.sep) ?? folderProblem(full, folder);
}

function sourceProblem(definitions: string, folder: string, cwd: string): string | null {
  const full = path.resolve(cwd, definitions);
  const below = path.relative(full, path.resolve(cwd, folder));
  const isInside = below === "" || !(below.startsWith("..") || path.isAbsolute(below));
  // A glob need not match all that is below its folder.
  if (isInside && !isGlob(full))
    return (
      `The site would be inside its definitions. Create it outside of ${definitions}, ` +
      "or name a folder in it."
    );
  return definitionsProblem(definitions, cwd);
}

export const sourcesProblem = (places: readonly string[], folder: string, cwd: string): string | null =>
  places.map((location) => sourceProblem(location, folder, cwd)).find((problem) => problem !== null) ?? null;

export const styleAt = (definitions: readonly string[], cwd: string): DetectedStyle | null =>
  detectStyle(readDefinitions(definitions.map((location) => path.resolve(cwd, location))));

/** Definitions for a site in the folder, the likeliest first; relative to the working directory. */
export function definitionOffers(folder: string, cwd: string, { root, offers }: Guess): readonly Offer[] {
  const isUsable = ({ places }: Offer): boolean => sourcesProblem(places, folder, cwd) === null;
  const fromHere = (location: string): string => pathFrom(cwd, path.join(root ?? cwd, location));
  return offers
    .map(({ contents, places }) => ({ contents, places: places.map(fromHere) }))
    .filter(isUsable)
    .slice(0, MAX_OFFERS);
}

/** The choice of `--yes`: the definitions that are offered first. A template has its own. */
export function withLikeliestDefinitions(request: Request, cwd: string, guess: Guess): Request | Refusal {
  const folder = siteFolder(request.folder, cwd, guess);
  const isExample = request.template !== null && !takesOver(request, guess);
  if (request.definitions !== null || isExample) return { ...request, folder };
  const [first] = definitionOffers(folder, cwd, guess);
  return first === undefined
    ? { problem: `${explainMissingDefinitions(guess, cwd)}\n${OTHERWISE}` }
    : { ...request, folder, definitions: first.places };
}

const OTHERWISE = "Name others with `--definitions`, or start with an example: `--template definitions`.";

/** In the folder of a Moonwave project, its code is meant. */
const takesOver = ({ template }: Request, { root }: Guess): boolean =>
  template === "moonwave" && root !== null && projectAt(root) !== null;

export function toAnswers(request: Request, cwd: string, guess: Guess): Answers | Refusal {
  const shown = request.folder ?? DEFAULT_FOLDER;
  const problem = targetProblem(shown, cwd) ?? sourcesProblem(request.definitions ?? [], shown, cwd);
  if (problem !== null) return { problem };
  const folder = path.resolve(cwd, shown);
  const named = { folder, name: toPackageName(path.basename(folder)) ?? DEFAULT_FOLDER, host: request.host };
  const definitions = (request.definitions ?? []).map((location) => path.resolve(cwd, location));
  return definitions.length === 0
    ? { ...named, ...exampleOf(request.template ?? "definitions"), project: projectAt(guess.root ?? cwd) }
    : { ...named, ...existing(definitions, request.template, guess) };
}

type Documented = Omit<Answers, "folder" | "name" | "host">;

const exampleOf = (template: Template): Omit<Documented, "project"> => ({
  template,
  isSplit: template === "big-file",
  definitions: null,
  shapes: template === "big-file" ? EXAMPLE_SHAPES : null,
  platform: null,
  exclude: [],
  about: null,
});

function existing(definitions: readonly string[], requested: Template | null, guess: Guess): Documented {
  const files = readDefinitions(definitions);
  const template = requested ?? detectStyle(files)?.template ?? "definitions";
  const base = baseOf(definitions[0] ?? "");
  const isBig = template === "big-file";
  return {
    template,
    isSplit: isBig || hasLargeFile(files),
    definitions,
    project: findProject(base, template === "moonwave") ?? projectAt(guess.root ?? base),
    shapes: isBig ? shapesOf(files.map(({ text }) => text).join("\n")) : null,
    // A generated file declares the platform itself.
    platform: isBig ? null : detectPlatform(files, base, topOf(base)),
    exclude: excludedIn(definitions, guess),
    about: isInside(base, guess.root) ? guess.about : null,
  };
}

const isInside = (folder: string, root: string | null): boolean =>
  root !== null && (folder === root || folder.startsWith(root + path.sep));

const topOf = (definitions: string): string => findRepository(definitions)?.folder ?? definitions;

function excludedIn(definitions: readonly string[], { root, files }: Guess): readonly string[] {
  if (root === null) return [];
  const places = definitions.map((location) => pathFrom(root, location));
  return excludedNames([...files.others.values()].flat(), places);
}
