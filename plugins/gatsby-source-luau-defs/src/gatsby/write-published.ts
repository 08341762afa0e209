import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { PublishedFile } from "../emit/published/published-files";

/** Where an instance of the plugin publishes. Another's base path may be within its own. */
export interface PublishedPlace {
  /** The site's folder `public`. */
  readonly publicFolder: string;
  readonly basePath: string;
  /** Where each instance keeps the list of what it has written; nobody publishes it. */
  readonly lists: string;
}

/**
 * Writes the files and takes away those that an earlier run has written and this one has not. Unchanged ones
 * are left alone.
 */
export async function writePublished(place: PublishedPlace, files: readonly PublishedFile[]): Promise<void> {
  const texts = new Map(files.map((file) => [path.join(place.basePath, file.path), file.text]));
  for (const stale of await staleFiles(place, texts))
    await rm(path.join(place.publicFolder, stale), { force: true });
  await mkdir(place.lists, { recursive: true });
  await writeFile(path.join(place.lists, listOf(place)), [...texts.keys()].join("\n"));
  for (const [name, text] of texts) writeUnlessSame(path.join(place.publicFolder, name), text);
}

/** Of thousands of small files, waiting for each would take longer than reading it. */
function writeUnlessSame(target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const listOf = ({ basePath }: PublishedPlace): string => `${encodeURIComponent(basePath)}.txt`;

async function staleFiles(
  place: PublishedPlace,
  wanted: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const lists = await readdir(place.lists).catch((): string[] => []);
  const own = listOf(place);
  const before = lists.includes(own) ? await readList(place, own) : await likeOurs(place);
  const others = new Set(
    (await Promise.all(lists.filter((list) => list !== own).map((list) => readList(place, list)))).flat(),
  );
  return before.filter((file) => !wanted.has(file) && !others.has(file));
}

const readList = async ({ lists }: PublishedPlace, list: string): Promise<readonly string[]> =>
  (await readFile(path.join(lists, list), "utf8")).split("\n").filter(Boolean);

/**
 * Gatsby empties its cache and leaves `public` when its configuration changes: then files are known by their
 * looks.
 */
async function likeOurs({ publicFolder, basePath }: PublishedPlace): Promise<readonly string[]> {
  const folder = path.join(publicFolder, basePath);
  const found = await readdir(folder, { recursive: true, encoding: "utf8" }).catch(() => []);
  const modules = found.filter((file) => file.endsWith(CARDS)).map((file) => file.slice(0, -CARDS.length));
  const pages = found.filter((file) => path.basename(file) === "index.html");
  const redirects = await Promise.all(
    pages.map(async (file) => (REDIRECT.test(await readFile(path.join(folder, file), "utf8")) ? [file] : [])),
  );
  return [
    ...modules.flatMap((name) => [`${name}${CARDS}`, `${name}.json`, `${name}.md`]),
    ...redirects.flat(),
  ].map((file) => path.join(basePath, file));
}

/** Nobody else writes files of this ending; a module's JSON and Markdown stand beside one. */
const CARDS = ".cards.json";

const REDIRECT =
  /^<!DOCTYPE html>\n<html lang="en">\n<head>\n[^]*<title>Moved to [^]*<meta http-equiv="refresh"/;
