import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EmittedFile } from "luau-defs/site";

/** Where an instance of the plugin publishes. Its base path may contain another instance's. */
interface PublishedPlace {
  /** The site's folder `public`. */
  readonly publicFolder: string;
  readonly basePath: string;
  /** Folder of the lists of files written by each instance; not published. */
  readonly lists: string;
}

/**
 * Writes the files before the nodes, and then deletes those that only an earlier run has written: each page
 * links to existing files, whenever it is checked. Unchanged files are not rewritten.
 */
export async function writePublished(
  place: PublishedPlace,
  files: readonly EmittedFile[],
  writeNodes: () => Promise<void>,
): Promise<void> {
  const texts = new Map(files.map((file) => [path.join(place.basePath, file.path), file.body]));
  const stale = await staleFiles(place, texts);
  for (const [name, text] of texts) writeUnlessSame(path.join(place.publicFolder, name), text());
  await writeNodes();
  for (const file of stale) await rm(path.join(place.publicFolder, file), { force: true });
  await mkdir(place.lists, { recursive: true });
  await writeFile(path.join(place.lists, listOf(place)), [...texts.keys()].join("\n"));
}

/** Synchronous: for thousands of small files, awaiting each takes longer than reading it. */
function writeUnlessSame(target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const listOf = ({ basePath }: PublishedPlace): string => `${encodeURIComponent(basePath)}.txt`;

async function staleFiles(
  place: PublishedPlace,
  wanted: ReadonlyMap<string, unknown>,
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
 * Gatsby clears its cache but keeps `public` when its configuration changes: then our files are recognised by
 * their names.
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

/** No other program writes files with this extension; a module's JSON and Markdown are next to one. */
const CARDS = ".cards.json";

const REDIRECT =
  /^<!DOCTYPE html>\n<html lang="en">\n<head>\n[^]*<title>Moved to [^]*<meta http-equiv="refresh"/;
