/** Copies each saved file into the copy in which Gatsby runs. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { watch, type FSWatcher } from "chokidar";
import type { Layer } from "../build/mirror-folder";
import { isPackaged, root } from "../run";
import { layersOf, type SiteFolder } from "../site-folder";

/** Editors write a file in several steps, and tools write several files. */
const SETTLE_MS = 30;

/**
 * Resolves when changes are noticed.
 * @param onChange receives the changed files, as paths in the copy
 */
export async function followSources(
  site: Pick<SiteFolder, "sources" | "stage">,
  onChange: (files: readonly string[]) => void,
): Promise<FSWatcher> {
  const layers = layersOf(site);
  // The published program does not change.
  const folders = layers.map(({ folder }) => folder).filter((folder) => !isPackaged || folder !== root);
  const ignored = (file: string): boolean => !layers.some((layer) => isOf(layer, file));
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const copy = (): void => {
    const files = [...changed].filter((file) => copyFile(layers, site.stage, file));
    changed = new Set();
    if (files.length > 0) onChange(files);
  };
  const watcher = watch(folders, { ignoreInitial: true, ignored }).on("all", (_event, file) => {
    for (const layer of layers) if (isOf(layer, file)) changed.add(path.relative(layer.folder, file));
    clearTimeout(timer);
    timer = setTimeout(copy, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  return watcher;
}

/** Whether a layer includes a file, which requires that it includes all parent folders. */
function isOf({ folder, takes }: Layer, file: string): boolean {
  const relative = path.relative(folder, file);
  if (relative === "") return true;
  const names = relative.split(path.sep);
  return names[0] !== ".." && names.every((name, index) => takes(name, index === 0));
}

/** Copies a file from the last layer that contains it. Returns false if nothing has changed. */
function copyFile(layers: readonly Layer[], stage: string, file: string): boolean {
  const target = path.join(stage, file);
  const found = layers.map((layer) => ({ layer, source: path.join(layer.folder, file) }));
  const last = found.findLast(({ layer, source }) => isOf(layer, source) && existsSync(source));
  if (last === undefined) {
    rmSync(target, { recursive: true, force: true });
    return true;
  }
  if (statSync(last.source).isDirectory()) return false;
  mkdirSync(path.dirname(target), { recursive: true });
  // At once: Gatsby's watcher ignores what follows an event within 5 ms, so that an empty file could stay.
  const copy = path.join(stage, ".copy");
  copyFileSync(last.source, copy);
  renameSync(copy, target);
  return true;
}
