/** Reads files; anything unreadable counts as missing. */
import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import path from "node:path";

export function kindOf(file: string): "file" | "folder" | null {
  const stats = orNull(() => statSync(file));
  if (stats === null) return null;
  return stats.isDirectory() ? "folder" : "file";
}

export const readText = (file: string): string | null => orNull(() => readFileSync(file, "utf8"));

export const entriesIn = (folder: string): readonly Dirent[] =>
  (orNull(() => readdirSync(folder, { withFileTypes: true })) ?? []).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

export const namesIn = (folder: string): readonly string[] => entriesIn(folder).map(({ name }) => name);

export const filesBelow = (folder: string): readonly string[] =>
  (orNull(() => readdirSync(folder, { withFileTypes: true, recursive: true })) ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** The path of a file from a folder, with `/` on every system. */
export const pathFrom = (folder: string, file: string): string => toPosix(path.relative(folder, file));

export const toPosix = (file: string): string => file.split(path.sep).join("/");

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
