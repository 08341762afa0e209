/** Decides on a site from what the author has specified, and checks it. */
import path from "node:path";
import type { Answers } from "./answers";
import { definitionsMistake, findFolders, readDefinitions } from "./definition-files";
import { detectPlatform } from "./detect-platform";
import { detectStyle, shapesOf, type DetectedStyle } from "./detect-style";
import type { Host } from "./host";
import { codeOf, findProject } from "./moonwave/project";
import { packageNameMistake } from "./package-name";
import { findRepository } from "./repository";
import type { Template } from "./template";
import { folderMistake } from "./write-site";

/** As specified on the command line; paths are relative to the working directory. */
export interface Request {
  readonly folder: string | null;
  readonly template: Template | null;
  readonly definitions: string | null;
  readonly neovim?: boolean;
  readonly host: Host | null;
}

export const DEFAULT_FOLDER = "my-docs";

/** The types of the example in the template. */
const EXAMPLE_SHAPES = { enums: { item: "EnumItem", table: "Enum" }, events: "Signal" };

/** Null if a site can be created in the folder; otherwise what prevents it, in words. */
export function targetMistake(folder: string, cwd: string): string | null {
  const full = path.resolve(cwd, folder);
  return packageNameMistake(path.basename(full)) ?? folderMistake(full, folder);
}

/** Null if the definitions can be used by the site in the folder; otherwise what prevents it, in words. */
export function sourceMistake(definitions: string, folder: string, cwd: string): string | null {
  const below = path.relative(path.resolve(cwd, definitions), path.resolve(cwd, folder));
  if (below === "" || !(below.startsWith("..") || path.isAbsolute(below)))
    return (
      `The site would be inside its definitions. Create it outside of ${definitions}, ` +
      "or name a folder in it."
    );
  return definitionsMistake(definitions, cwd);
}

/** The style of existing definitions; null if there are none. */
export const styleAt = (definitions: string, cwd: string): DetectedStyle | null =>
  detectStyle(readDefinitions(path.resolve(cwd, definitions)));

/** Fills in defaults for what is not specified. */
export function toAnswers(asked: Request, cwd: string): Answers | { readonly mistake: string } {
  // In the folder of a Moonwave project, its code is meant.
  const request = { ...asked, definitions: asked.definitions ?? codeIn(asked, cwd) };
  const shown = request.folder ?? DEFAULT_FOLDER;
  const mistake =
    targetMistake(shown, cwd) ??
    (request.definitions === null ? null : sourceMistake(request.definitions, shown, cwd));
  if (mistake !== null) return { mistake };
  const folder = path.resolve(cwd, shown);
  const named = {
    folder,
    name: path.basename(folder),
    host: request.host ?? "later",
    neovim: asked.neovim === true,
  };
  if (request.definitions === null) {
    const template = request.template ?? "definitions";
    const shapes = template === "big-file" ? EXAMPLE_SHAPES : null;
    return { ...named, template, definitions: null, moonwave: null, shapes, platform: null };
  }
  const definitions = path.resolve(cwd, request.definitions);
  const style = styleAt(definitions, cwd);
  const template = request.template ?? style?.template ?? "definitions";
  const moonwave = findProject(definitions, template === "moonwave");
  const isBig = template === "big-file";
  return {
    ...named,
    template,
    definitions,
    moonwave,
    shapes: isBig ? shapesIn(definitions) : null,
    // A generated file declares the platform itself.
    platform: isBig ? null : detectPlatform(readDefinitions(definitions), definitions, topOf(definitions)),
  };
}

/** Of the repository; outside of one, the definitions' own folder. */
const topOf = (definitions: string): string => findRepository(definitions)?.folder ?? definitions;

const codeIn = ({ template }: Request, cwd: string): string | null =>
  template === null || template === "moonwave"
    ? codeOf(cwd, (folder) => findFolders(folder, 1)[0]?.folder)
    : null;

const shapesIn = (definitions: string): Answers["shapes"] =>
  shapesOf(
    readDefinitions(definitions)
      .map(({ text }) => text)
      .join("\n"),
  );
