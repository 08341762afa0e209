/** Finds the project whose site a new one replaces. */
import { existsSync } from "node:fs";
import path from "node:path";
import { namesIn } from "../disk";
import { findRepository } from "../repository";

export const MOONWAVE_CONFIG = "moonwave.toml";

export const docusaurusConfig = (folder: string): string | null =>
  namesIn(folder).find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name)) ?? null;

/** The nearest project around definitions: with its configuration, or with comments and guides in `docs/`. */
export function findProject(definitions: string, hasComments: boolean): string | null {
  const around = foldersAround(definitions);
  return (
    around.map(projectAt).find((folder) => folder !== null) ??
    (hasComments ? around.find((folder) => hasGuides(path.join(folder, "docs"))) : undefined) ??
    null
  );
}

const isMoonwave = (folder: string): boolean => existsSync(path.join(folder, MOONWAVE_CONFIG));

/** The project in a folder, or in a folder of it, such as `website` or `packages/docs`. */
export function projectAt(folder: string): string | null {
  if (isMoonwave(folder) || docusaurusConfig(folder) !== null) return folder;
  // Outside of a repository, such a folder may be another project.
  if (findRepository(folder) === null) return null;
  const below = foldersIn(folder);
  return [...below, ...below.flatMap(foldersIn)].find((one) => docusaurusConfig(one) !== null) ?? null;
}

const foldersIn = (folder: string): readonly string[] =>
  namesIn(folder)
    .filter((name) => !name.startsWith(".") && name !== "node_modules")
    .map((name) => path.join(folder, name));

function foldersAround(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, ".git"))
    ? [folder]
    : [folder, ...foldersAround(parent)];
}

const hasGuides = (folder: string): boolean => namesIn(folder).some((name) => /\.mdx?$/.test(name));

/** Names with an underscore are those of parts. */
export const isPageFile = (file: string): boolean => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);
