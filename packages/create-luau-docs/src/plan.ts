/** Decides on a site from what the author has specified, and checks it. */
import path from "node:path";
import { unusableFolder } from "luau-contract";
import type { Answers } from "./answers";
import { CLONE } from "./clone";
import { baseOf, definitionsMistake, isGlob, readDefinitions } from "./find-definitions";
import { findHiddenPlaces, findPlaces, type FoundPlaces } from "./definition-places";
import { detectPlatform } from "./detect-platform";
import { detectStyle, hasLargeFile, shapesOf, type DetectedStyle } from "./detect-style";
import type { Host } from "./host";
import { codeOf, findProject, projectAt } from "./takeover/source-project";
import { packageNameMistake } from "./package-name";
import { findRepository } from "./repository";
import type { Template } from "./template";
import { folderMistake } from "./write-site";

/** As specified on the command line; paths are relative to the working directory. */
export interface Request {
  readonly folder: string | null;
  readonly template: Template | null;
  /** Folders, files and globs: none for the example, null if nothing was said of them. */
  readonly definitions: readonly string[] | null;
  readonly host: Host | null;
}

export const DEFAULT_FOLDER = "my-docs";

/** Any other path can be typed. */
const MOST_OFFERED = 5;

/** Of such a project, all places are used. */
const MOST_PLACES = 200;

/** The types of the example in the template. */
const EXAMPLE_SHAPES = { enums: { item: "EnumItem", table: "Enum" }, events: "Signal" };

/** Null if a site can be created in the folder; otherwise what prevents it, in words. */
export function targetMistake(folder: string, cwd: string): string | null {
  const full = path.resolve(cwd, folder);
  return (
    packageNameMistake(path.basename(full)) ?? unusableFolder(full, path.sep) ?? folderMistake(full, folder)
  );
}

/** Null if the definitions can be used by the site in the folder; otherwise what prevents it, in words. */
function sourceMistake(definitions: string, folder: string, cwd: string): string | null {
  const full = path.resolve(cwd, definitions);
  const below = path.relative(full, path.resolve(cwd, folder));
  const isInside = below === "" || !(below.startsWith("..") || path.isAbsolute(below));
  // A glob need not match all that is below its folder.
  if (isInside && !isGlob(full))
    return (
      `The site would be inside its definitions. Create it outside of ${definitions}, ` +
      "or name a folder in it."
    );
  return definitionsMistake(definitions, cwd);
}

/** The first mistake in several folders, files and globs of definitions, in words; null if all can be used. */
export function sourcesMistake(places: readonly string[], folder: string, cwd: string): string | null {
  for (const place of places) {
    const mistake = sourceMistake(place, folder, cwd);
    if (mistake !== null) return mistake;
  }
  return null;
}

/** The style of existing definitions; null if there are none. */
export const styleAt = (definitions: readonly string[], cwd: string): DetectedStyle | null =>
  detectStyle(readDefinitions(definitions.map((place) => path.resolve(cwd, place))));

/** Definitions that a site in the folder could have, the likeliest first. */
export function offeredPlaces(folder: string, cwd: string): readonly FoundPlaces[] {
  // The clone's own are those of an example.
  const all = cwd === CLONE ? [] : [findPlaces, findHiddenPlaces].flatMap((find) => find(cwd, MOST_OFFERED));
  return all.filter(({ places }) => sourcesMistake(places, folder, cwd) === null);
}

/** What `--yes` accepts: the definitions that would be offered first. A template asks for its example. */
export function withFoundDefinitions(request: Request, cwd: string): Request {
  if (request.definitions !== null || request.template !== null) return request;
  const [first] = offeredPlaces(request.folder ?? DEFAULT_FOLDER, cwd);
  return { ...request, definitions: codeIn(request, cwd) ?? first?.places ?? null };
}

/** Fills in defaults for what is not specified. */
export function toAnswers(asked: Request, cwd: string): Answers | { readonly mistake: string } {
  // In the folder of a Moonwave or Docusaurus project, its code is meant.
  const request = { ...asked, definitions: asked.definitions ?? codeIn(asked, cwd) };
  const shown = request.folder ?? DEFAULT_FOLDER;
  const mistake = targetMistake(shown, cwd) ?? sourcesMistake(request.definitions ?? [], shown, cwd);
  if (mistake !== null) return { mistake };
  const folder = path.resolve(cwd, shown);
  const named = {
    folder,
    name: path.basename(folder),
    host: request.host,
  };
  const [first, ...others] = (request.definitions ?? []).map((place) => path.resolve(cwd, place));
  if (first === undefined) {
    const template = request.template ?? "definitions";
    const shapes = template === "big-file" ? EXAMPLE_SHAPES : null;
    return {
      ...named,
      template,
      isSplit: template === "big-file",
      definitions: null,
      project: projectAt(cwd),
      shapes,
      platform: null,
    };
  }
  const definitions = [first, ...others] as const;
  const files = readDefinitions(definitions);
  const style = detectStyle(files);
  const template = request.template ?? style?.template ?? "definitions";
  const project = findProject(baseOf(first), template === "moonwave") ?? projectAt(cwd);
  const isBig = template === "big-file";
  return {
    ...named,
    template,
    isSplit: isBig || hasLargeFile(files),
    definitions,
    project,
    shapes: isBig ? shapesOf(files.map(({ text }) => text).join("\n")) : null,
    // A generated file declares the platform itself.
    platform: isBig ? null : detectPlatform(files, baseOf(first), topOf(baseOf(first))),
  };
}

/** Of the repository; outside of one, the definitions' own folder. */
const topOf = (definitions: string): string => findRepository(definitions)?.folder ?? definitions;

function codeIn({ template }: Request, cwd: string): readonly string[] | null {
  if (template !== null && template !== "moonwave") return null;
  return codeOf(cwd, (folder) => findPlaces(folder, MOST_PLACES).at(-1)?.places);
}
