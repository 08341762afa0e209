/** Writes the changed pages of a build. Queries run again only if nodes that they have read have changed. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isSocialImage } from "../../lib/page/structured-data";
import { programDigest } from "../files/digests";
import { filesUnder } from "../files/published-files";
import { openStore } from "../files/value-store";
import { writeWithFolder } from "../files/write-unless-same";
import type { RenderInput, Renderer } from "./renderer";

/** A page, with a function that runs its query. */
interface WrittenPage<Reads> extends Omit<RenderInput, "data"> {
  readonly input: () => Promise<RenderInput & { readonly reads: Reads }>;
  /** The state of the query, and of the nodes that it has read. */
  readonly stateOf: (reads: Reads) => string;
}

interface StoredPage {
  /** The digest of the page's inputs. */
  readonly digest: string;
  /** Written and read by the same `stateOf`. */
  readonly reads: unknown;
  /** The digest of the state of `reads`. */
  readonly state: string;
}

/** By file; outside of `.cache`, which Gatsby clears. The states of pages contain the program's digest. */
const inputsStore = openStore<StoredPage>(".page-inputs.json", "");

/** Where the plugin of definitions lists the files that it has published. */
const PUBLISHED_LISTS = ".cache/caches/gatsby-source-luau-defs/published";

/**
 * Empties the output of earlier builds, so that it contains only files of this build. Three kinds stay until
 * they are compared: pages, files beside those of the reference, and social images.
 * @returns a function to be called after the plugin, which removes the files that it no longer lists
 */
export function emptyOutput(folder: string): () => void {
  if (!existsSync(folder)) return () => undefined;
  const [pages, listed] = [inputsStore.read(), listedFiles()];
  for (const file of filesUnder(folder))
    if (!pages.has(file) && !listed.has(file) && !isSocialImage(file)) rmSync(path.join(folder, file));
  return () => {
    const current = listedFiles();
    for (const file of listed) if (!current.has(file)) rmSync(path.join(folder, file), { force: true });
  };
}

function listedFiles(): ReadonlySet<string> {
  if (!existsSync(PUBLISHED_LISTS)) return new Set();
  const lists = readdirSync(PUBLISHED_LISTS).map((list) =>
    readFileSync(path.join(PUBLISHED_LISTS, list), "utf8"),
  );
  const lines = lists.flatMap((list) => list.split("\n"));
  return new Set(lines.map((line) => line.replace(/\t.*$/, "").replace(/^\//, "")));
}

/**
 * @param folder the site's output
 * @param onPage called before each page, with the number of pages before it
 * @returns the errors that components threw, by the paths of their pages
 */
export async function writePages<Reads>(
  pages: readonly WrittenPage<Reads>[],
  renderer: Renderer,
  { folder, onPage }: { readonly folder: string; readonly onPage: (done: number) => void },
): Promise<ReadonlyMap<string, unknown>> {
  const before = inputsStore.read();
  const written = new Map<string, StoredPage>();
  const failures = new Map<string, unknown>();
  const program = programDigest(".");
  const writePage = async (page: WrittenPage<Reads>): Promise<void> => {
    const file = fileOfPage(page.path);
    const target = path.join(folder, file);
    const last = existsSync(target) ? before.get(file) : undefined;
    const stateOf = (reads: Reads): string =>
      renderer.digestOf({ ...page, data: [program, page.stateOf(reads)] });
    // `last` was written by an earlier call, with reads of the same kind.
    if (last !== undefined && last.state === stateOf(last.reads as Reads)) {
      written.set(file, last);
      return;
    }
    const { reads, ...input } = await page.input();
    const digest = renderer.digestOf(input);
    try {
      if (last?.digest !== digest) writeWithFolder(target, await renderer.render(input));
      written.set(file, { digest, reads, state: stateOf(reads) });
    } catch (error) {
      failures.set(page.path, error);
    }
  };
  for (const [index, page] of pages.entries()) {
    onPage(index);
    await writePage(page);
  }
  for (const file of before.keys()) if (!written.has(file)) rmSync(path.join(folder, file), { force: true });
  inputsStore.write(written);
  return failures;
}

/** `/docs/intro` is in `docs/intro/index.html`, and `/404.html` in a file of this name. */
export const fileOfPage = (pagePath: string): string =>
  path.posix.join(pagePath, pagePath.endsWith(".html") ? "" : "index.html").replace(/^\//, "");
