/** Writes the pages of a build that have changed. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSocialImage } from "../../lib/page/structured-data";
import { filesUnder } from "../files/published-files";
import { writeWithFolder } from "../files/write-unless-same";
import type { RenderInput, Renderer } from "./renderer";

/** A page, with a function that runs its query. */
interface WrittenPage {
  readonly path: string;
  readonly input: () => Promise<RenderInput>;
}

/** The digest of each page's inputs, by file. Not in Gatsby's cache, which Gatsby may clear. */
const KEPT = ".page-digests.json";

/** Where the plugin of definitions lists the files that it has published. */
const LISTS = ".cache/caches/gatsby-source-luau-defs/published";

/**
 * Empties the output of earlier builds, so that it contains nothing but what this build writes. Three kinds
 * stay until they are compared: pages, files beside those of the reference, and social images.
 * @returns a function that removes those which the plugin, once it has run, no longer lists
 */
export function emptyOutput(folder: string): () => void {
  if (!existsSync(folder)) return () => undefined;
  const [pages, listed] = [readDigests(), listedFiles()];
  for (const file of filesUnder(folder))
    if (!pages.has(file) && !listed.has(file) && !isSocialImage(file)) rmSync(path.join(folder, file));
  return () => {
    const current = listedFiles();
    for (const file of listed) if (!current.has(file)) rmSync(path.join(folder, file), { force: true });
  };
}

function listedFiles(): ReadonlySet<string> {
  if (!existsSync(LISTS)) return new Set();
  const lists = readdirSync(LISTS).map((list) => readFileSync(path.join(LISTS, list), "utf8"));
  const lines = lists.flatMap((list) => list.split("\n"));
  return new Set(lines.map((line) => line.replace(/\t.*$/, "").replace(/^\//, "")));
}

/**
 * @param folder the site's output
 * @param onPage called before each page, with the number of pages before it
 * @returns the errors that components threw, by the paths of their pages
 */
export async function writePages(
  pages: readonly WrittenPage[],
  renderer: Renderer,
  { folder, onPage }: { readonly folder: string; readonly onPage: (done: number) => void },
): Promise<ReadonlyMap<string, unknown>> {
  const before = readDigests();
  const written = new Map<string, string>();
  const failures = new Map<string, unknown>();
  for (const [index, { path: pagePath, input }] of pages.entries()) {
    onPage(index);
    const page = await input();
    const digest = renderer.digestOf(page);
    const file = fileOfPage(pagePath);
    const target = path.join(folder, file);
    try {
      if (before.get(file) !== digest || !existsSync(target))
        writeWithFolder(target, await renderer.render(page));
      written.set(file, digest);
    } catch (error) {
      failures.set(pagePath, error);
    }
  }
  for (const file of before.keys()) if (!written.has(file)) rmSync(path.join(folder, file), { force: true });
  writeFileSync(KEPT, JSON.stringify([...written]));
  return failures;
}

/** `/docs/intro` is in `docs/intro/index.html`, and `/404.html` in a file of this name. */
export const fileOfPage = (pagePath: string): string =>
  path.posix.join(pagePath, pagePath.endsWith(".html") ? "" : "index.html").replace(/^\//, "");

function readDigests(): ReadonlyMap<string, string> {
  // Written above.
  return new Map(existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as [string, string][]) : []);
}
