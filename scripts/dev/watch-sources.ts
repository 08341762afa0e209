/** Copies each saved file into the copy in which Gatsby runs. */
import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import { errorMessage } from "luau-diagnostics";
import type { Layer } from "../build/mirror-folder";
import { ifPresent } from "../../src/node/files/if-present";
import { storeUnusableFiles, problemOf, readSourceFiles } from "../../src/node/files/source-files";
import { isPackaged, root } from "../run";
import { layersOf } from "../build/assemble-site";
import type { SiteFolder } from "../site-folder";

/** Editors write a file in several steps, and tools write several files. */
const SETTLE_MS = 30;
/** A renamed file is a new one and one that is gone, which chokidar reports later: both are copied at once. */
const UNLINK_MS = 10;
/** Some programs empty a file before they write it, and may be interrupted in between. */
const EMPTY_MS = 250;

/** Resolves when changes are noticed. An empty file is taken for one that is being written for `emptyMs`. */
export async function watchSources(
  site: Pick<SiteFolder, "sources" | "stage">,
  onChange: (files: readonly string[]) => void,
  emptyMs = EMPTY_MS,
): Promise<FSWatcher> {
  const layers = layersOf(site);
  // The published program does not change.
  const folders = layers.map(({ folder }) => folder).filter((folder) => !isPackaged || folder !== root);
  const ignored = (file: string): boolean =>
    !layers.some((layer) => isOf(layer, file) && !isBadLink(layer.folder, path.relative(layer.folder, file)));
  let changed = new Set<string>();
  let emptied: ReadonlySet<string> = new Set();
  let timer: NodeJS.Timeout | undefined;
  let unusable = unusableIn(layers);
  const copyAll = (all: readonly string[]): void => {
    const waiting = all.filter((file) => !emptied.has(file) && isEmptied(layers, site.stage, file));
    changed = new Set(waiting);
    emptied = new Set(waiting);
    if (waiting.length > 0) timer = setTimeout(copy, emptyMs);
    unusable = unusableIn(layers);
    storeUnusableFiles(site.stage, unusable);
    const files = all.filter((file) => !emptied.has(file) && copyFile(layers, site.stage, file));
    if (files.length > 0) onChange(files);
  };
  const copy = (): void => {
    // Sorted, so that folders come before their files.
    const all = [...changed].sort();
    try {
      copyAll(all);
    } catch (error) {
      // The disk is full, or a file was deleted or locked meanwhile: the next change copies all of them.
      changed = new Set([...all, ...changed]);
      console.warn(`The changed files could not be copied: ${errorMessage(error)}`);
    }
  };
  const markChanged = (file: string): void => {
    for (const layer of layers) if (isOf(layer, file)) changed.add(path.relative(layer.folder, file));
    clearTimeout(timer);
    timer = setTimeout(copy, SETTLE_MS);
  };
  const isUnusable = ({ folder }: Layer, file: string): boolean =>
    problemOf(folder, file) !== null || unusable.some((one) => path.normalize(one.file) === file);
  const watcher = watch(folders, { ignoreInitial: true, ignored, atomic: UNLINK_MS })
    .on("all", (_event, file) => markChanged(file))
    // The watcher itself reports no links that it ignores, and no pipes.
    .on("raw", (_event, name, { watchedPath = "" }: { readonly watchedPath?: string }) => {
      const file = path.resolve(watchedPath, name);
      const isUnusableIn = (layer: Layer): boolean => isUnusable(layer, path.relative(layer.folder, file));
      if (layers.some((layer) => isOf(layer, file) && isUnusableIn(layer))) markChanged(file);
    });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return watcher;
}

/** The watcher follows links, in circles too. */
const isBadLink = (folder: string, file: string): boolean =>
  ifPresent(() => lstatSync(path.join(folder, file)))?.isSymbolicLink() === true &&
  problemOf(folder, file) !== null;

/** Whether a layer includes a file, which requires that it includes all parent folders. */
function isOf({ folder, includes }: Layer, file: string): boolean {
  const relative = path.relative(folder, file);
  if (relative === "") return true;
  const names = relative.split(path.sep);
  return names[0] !== ".." && names.every((name, index) => includes(name, index === 0));
}

const unusableIn = (layers: readonly Layer[]) =>
  layers.flatMap(({ folder, includes }) => readSourceFiles(folder, includes).unusable);

/** A file's path in the last layer that contains it, unless a site cannot be built from it. */
const sourceOf = (layers: readonly Layer[], file: string): string | undefined =>
  layers
    .filter(({ folder }) => problemOf(folder, file) === null)
    .map((layer) => ({ layer, source: path.join(layer.folder, file) }))
    .findLast(({ layer, source }) => isOf(layer, source) && existsSync(source))?.source;

function isEmptied(layers: readonly Layer[], stage: string, file: string): boolean {
  const sizeOf = (name: string): number => ifPresent(() => statSync(name))?.size ?? 0;
  const source = sourceOf(layers, file);
  return source !== undefined && sizeOf(source) === 0 && sizeOf(path.join(stage, file)) > 0;
}

function copyFile(layers: readonly Layer[], stage: string, file: string): boolean {
  const target = path.join(stage, file);
  const source = sourceOf(layers, file);
  const isFolder = source !== undefined && statSync(source).isDirectory();
  const former = ifPresent(() => lstatSync(target));
  // A file may have the name of a former folder, or a folder that of a former file.
  if (former !== undefined && (source === undefined || former.isDirectory() !== isFolder))
    rmSync(target, { recursive: true, force: true });
  if (source === undefined) return true;
  if (isFolder) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  // At once: Gatsby's watcher ignores what follows an event within 5 ms, so that an empty file could stay.
  const copy = path.join(stage, ".copy");
  copyFileSync(source, copy);
  renameSync(copy, target);
  return true;
}
