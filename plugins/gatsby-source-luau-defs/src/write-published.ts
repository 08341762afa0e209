import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { emittedFile, type EmittedFile } from "luau-defs/site";
import type { TextFile } from "luau-syntax";

/** The base path of an instance may contain another instance's. */
interface PublishDestination {
  readonly publicFolder: string;
  readonly basePath: string;
  /** Each instance lists the files that it has written, with their digests, in this folder; not published. */
  readonly lists: string;
}

export interface Publishing {
  /** Writes a file of the reference as soon as it is emitted: its text takes no memory until the last is. */
  readonly keep: (file: TextFile) => EmittedFile;
  readonly finish: (files: readonly EmittedFile[], writeNodes: () => Promise<void>) => Promise<void>;
}

/** Writes files before the nodes and deletes stale ones after them, so that no link is broken. */
export async function openPublished(destination: PublishDestination): Promise<Publishing> {
  const ownList = path.join(destination.lists, listOf(destination));
  const stale = await staleFiles(destination);
  const digests = new Map(await readList(ownList).catch(() => []));
  // An interrupted run leaves no list.
  await rm(ownList, { force: true });
  const targetOf = (name: string): string => path.join(destination.publicFolder, name);
  const write = (name: string, { digest, body }: EmittedFile): void => {
    const target = targetOf(name);
    if (digests.get(name) !== digest || !existsSync(target)) writeUnlessSame(target, body());
    digests.set(name, digest);
  };
  return {
    keep: (file) => {
      const emitted = emittedFile(file);
      const name = path.join(destination.basePath, file.path);
      write(name, emitted);
      return { ...emitted, body: () => readFileSync(targetOf(name), "utf8") };
    },
    finish: async (files, writeNodes) => {
      const wanted = new Map(files.map((file) => [path.join(destination.basePath, file.path), file]));
      for (const [name, file] of wanted) write(name, file);
      await writeNodes();
      for (const file of stale.filter((name) => !wanted.has(name))) await rm(targetOf(file), { force: true });
      await mkdir(destination.lists, { recursive: true });
      await writeFile(ownList, [...wanted].map(([name, { digest }]) => `${name}\t${digest}`).join("\n"));
    },
  };
}

/** For thousands of small files, awaiting each takes longer than reading it. */
function writeUnlessSame(target: string, text: string): void {
  if (existsSync(target) && readFileSync(target, "utf8") === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const listOf = ({ basePath }: PublishDestination): string => `${encodeURIComponent(basePath)}.txt`;

/** The files of this instance's earlier runs, except those that other instances list. */
async function staleFiles(destination: PublishDestination): Promise<readonly string[]> {
  const lists = await readdir(destination.lists).catch((): string[] => []);
  const ownList = listOf(destination);
  const listed = async (list: string) => [...(await readList(path.join(destination.lists, list))).keys()];
  const before = lists.includes(ownList) ? await listed(ownList) : await recognisedFiles(destination);
  const others = new Set((await Promise.all(lists.filter((list) => list !== ownList).map(listed))).flat());
  return before.filter((file) => !others.has(file));
}

async function readList(list: string): Promise<ReadonlyMap<string, string>> {
  const lines = (await readFile(list, "utf8")).split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.replace(/\t.*$/, ""), line.replace(/^.*\t/, "")]));
}

/** A new configuration clears the cache but not `public`, where files are then recognised by name. */
async function recognisedFiles({ publicFolder, basePath }: PublishDestination): Promise<readonly string[]> {
  const folder = path.join(publicFolder, basePath);
  const names = await readdir(folder, { recursive: true, encoding: "utf8" }).catch(() => []);
  const modules = names.filter((file) => file.endsWith(CARDS)).map((file) => file.slice(0, -CARDS.length));
  const pages = names.filter((file) => path.basename(file) === "index.html");
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
