/** Keeps a folder equal to others without writing what is equal already: caches that go by a file's time stay good. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";

/**
 * @typedef {object} Layer
 * @property {string} folder
 * @property {(file: string, isTopLevel: boolean) => boolean} takes whether a file or folder belongs to the copy, by its name
 */

/**
 * Makes `target` hold what the layers hold, later ones over earlier ones, and nothing else.
 * @param {readonly Layer[]} layers
 * @param {string} target
 * @param {ReadonlySet<string>} kept names at the top of the target that are left as they are
 */
export function mirrorFolder(layers, target, kept) {
  const wanted = new Map(layers.flatMap(filesOf));
  mkdirSync(target, { recursive: true });
  removeOthers(target, "", wanted, kept);
  for (const [file, source] of wanted) copyIfDifferent(source, path.join(target, file));
}

/** The files of a layer: their paths in the copy, and where they are now. */
function filesOf({ folder, takes }) {
  const walk = (prefix) => readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    if (!takes(entry.name, prefix === "")) return [];
    const file = path.join(prefix, entry.name);
    const source = path.join(folder, file);
    // A link is followed; one that leads nowhere is no file.
    const isFolder = entry.isSymbolicLink() ? existsSync(source) && statSync(source).isDirectory() : entry.isDirectory();
    if (isFolder) return walk(file);
    return existsSync(source) ? [[file, source]] : [];
  });
  return walk("");
}

function removeOthers(target, prefix, wanted, kept) {
  for (const entry of readdirSync(path.join(target, prefix), { withFileTypes: true })) {
    if (prefix === "" && kept.has(entry.name)) continue;
    const file = path.join(prefix, entry.name);
    if (entry.isDirectory()) removeOthers(target, file, wanted, kept);
    else if (!wanted.has(file)) rmSync(path.join(target, file));
  }
  // A folder may stand where a file is to be, or hold nothing any more.
  if (prefix !== "" && readdirSync(path.join(target, prefix)).length === 0) rmSync(path.join(target, prefix), { recursive: true });
}

function copyIfDifferent(source, target) {
  const isFile = existsSync(target) && statSync(target).isFile();
  if (isFile && statSync(source).size === statSync(target).size && readFileSync(source).equals(readFileSync(target))) return;
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
}
