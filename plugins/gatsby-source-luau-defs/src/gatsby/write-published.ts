import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PublishedFile } from "../emit/published-files";

/** Makes a folder of the published site hold these files, and none of an earlier run. Unchanged ones are left alone. */
export async function writePublished(folder: string, files: readonly PublishedFile[]): Promise<void> {
  const wanted = new Set(files.map((file) => path.normalize(file.path)));
  for (const stale of (await filesIn(folder)).filter((file) => OURS.test(file) && !wanted.has(file))) await rm(path.join(folder, stale));
  for (const { path: name, text } of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    if ((await readFile(target, "utf8").catch(() => null)) !== text) await writeFile(target, text);
  }
}

/** Gatsby writes nothing of these endings among pages. */
const OURS = /\.(?:json|md)$/;

const filesIn = (folder: string): Promise<readonly string[]> => readdir(folder, { recursive: true, encoding: "utf8" }).catch(() => []);
