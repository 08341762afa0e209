import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EmittedFile } from "luau-defs/site";

/** Where an instance of the plugin publishes. Its base path may contain another instance's. */
interface PublishedPlace {
  /** The site's folder `public`. */
  readonly publicFolder: string;
  readonly basePath: string;
  /** Folder of the lists of files written by each instance, with their digests; not published. */
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
  const own = path.join(place.lists, listOf(place));
  const wanted = new Map(files.map((file) => [path.join(place.basePath, file.path), file]));
  const stale = await staleFiles(place, wanted);
  const digests = await readList(own).catch(() => new Map<string, string>());
  // A run that does not come to its end leaves no list.
  await rm(own, { force: true });
  for (const [name, { digest, body }] of wanted) {
    const target = path.join(place.publicFolder, name);
    if (digests.get(name) !== digest || !existsSync(target)) writeUnlessSame(target, body());
  }
  await writeNodes();
  for (const file of stale) await rm(path.join(place.publicFolder, file), { force: true });
  await mkdir(place.lists, { recursive: true });
  await writeFile(own, [...wanted].map(([name, { digest }]) => `${name}\t${digest}`).join("\n"));
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
  const listed = async (list: string) => [...(await readList(path.join(place.lists, list))).keys()];
  const before = lists.includes(own) ? await listed(own) : await likeOurs(place);
  const others = new Set((await Promise.all(lists.filter((list) => list !== own).map(listed))).flat());
  return before.filter((file) => !wanted.has(file) && !others.has(file));
}

/** The digest of each file. */
async function readList(list: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(list, "utf8")).split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.replace(/\t.*$/, ""), line.replace(/^.*\t/, "")]));
}

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
