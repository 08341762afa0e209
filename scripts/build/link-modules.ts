import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { isPackaged, modulesFolder, root } from "../run";

/** npm's list of the installed packages, which serves as the lock file of a stage. */
const INSTALLED = ".package-lock.json";

/** Makes the installed packages available in a stage, and their list, by which caches are invalidated. */
export function linkModules(stage: string): void {
  const target = path.join(stage, "node_modules");
  const neighbours = path.join(path.dirname(root), "node_modules");
  if (isPackaged && neighbours !== modulesFolder && existsSync(neighbours))
    linkEach([modulesFolder, neighbours], target);
  else linkFolder(modulesFolder, target);
  const installed = path.join(modulesFolder, INSTALLED);
  if (isPackaged && existsSync(installed)) copyFileSync(installed, path.join(stage, "package-lock.json"));
}

/** On Windows, anybody may create a link of this kind. Elsewhere, it is an ordinary link. */
const KIND = "junction";

/** The link is relative, so that a moved or copied project does not refer to the original. */
function linkFolder(folder: string, target: string): void {
  const link = path.relative(path.dirname(target), folder);
  const present = lstatSync(target, { throwIfNoEntry: false });
  if (present?.isSymbolicLink() === true && readlinkSync(target) === link) return;
  rmSync(target, { recursive: true, force: true });
  symlinkSync(link, target, KIND);
}

/** Links packages of several folders: npm installs ours below `luau-docs` if the project has other versions. */
export function linkEach(folders: readonly string[], target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const [name, folder] of new Map(folders.flatMap(packagesIn))) {
    const link = path.join(target, name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.relative(path.dirname(link), path.join(folder, name)), link, KIND);
  }
}

function packagesIn(folder: string): readonly (readonly [name: string, folder: string])[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(path.join(folder, name)).map((below) => `${name}/${below}`) : [name],
    )
    .map((name) => [name, folder] as const);
}
