/** Checks rendered pages in the background after each change, those whose sources have changed first. */
import { readFileSync } from "node:fs";
import { setImmediate as afterRequests } from "node:timers/promises";
import { pageChecks } from "../../src/node/built-pages/page-checks";
import { reportChanges, type Output } from "../../src/node/diagnostics/report-diagnostics";
import { linkFactsFile, pageSources, type LinkFacts } from "../../src/node/built-pages/check-rendered-links";
import { digestOf } from "../../src/node/files/digests";
import { publishedFiles } from "../../src/node/files/published-files";
import { readPage, type ParsedPage } from "../../src/node/built-pages/read-page";
import { fileOfPage } from "../../src/node/render/write-pages";

interface FollowedPages {
  readonly paths: () => readonly string[];
  /** False while data change: another round follows. */
  readonly isSettled: () => boolean;
  /** The result of a page's query; null if it fails, as it may while nodes change: another round follows. */
  readonly dataOf: (path: string) => Promise<unknown>;
  /** Null for a page that cannot be rendered, which is reported elsewhere. */
  readonly htmlOf: (path: string) => Promise<string | null>;
}

/** Changed files, as paths in the stage; "all" where every page may have changed. */
type Changed = readonly string[] | "all";

/** Returns a function to be called after each change. `folders` are those of the site, and the stage. */
export function createPageChecks(
  pages: FollowedPages,
  folders: readonly [string, ...string[]],
  output: Output,
): (files: Changed) => void {
  const checked = new Map<string, { readonly data: string; readonly reading: ParsedPage }>();
  let rounds = 0;

  async function check(files: Changed): Promise<void> {
    rounds += 1;
    const round = rounds;
    const facts = readFacts();
    const paths = pages.paths();
    for (const path of [...checked.keys()].filter((one) => !paths.includes(one))) checked.delete(path);
    for (const path of pagesOf(files, facts, paths)) checked.delete(path);
    // Before all pages have been compared, some may still link to what has been renamed.
    if (await read(paths, () => round === rounds && pages.isSettled())) report(paths, facts);
  }

  /** Returns false once a newer change has begun a round, which continues with the pages read so far. */
  async function read(paths: readonly string[], isNewest: () => boolean): Promise<boolean> {
    for (const path of paths) {
      // Queries and rendering do not yield to the event loop: requests would wait for the last page.
      await afterRequests();
      const result = await pages.dataOf(path);
      const data = digestOf(result);
      const html = result === null || checked.get(path)?.data === data ? null : await pages.htmlOf(path);
      const reading = html === null ? null : readPage(html);
      if (!isNewest()) return false;
      if (reading !== null) checked.set(path, { data, reading });
    }
    return true;
  }

  function report(paths: readonly string[], facts: LinkFacts): void {
    const files = [...publishedFiles(".")].filter(([file]) => !/\.(?:html|xml)$/.test(file));
    const site = {
      files: new Map(files),
      pages: new Map([...checked].map(([path, page]) => [fileOfPage(path), page])),
    };
    const unread = paths.filter((path) => !checked.has(path));
    const later = [...facts.later, ...facts.unread, ...unread, "/__dev/"];
    for (const check of pageChecks)
      reportChanges(output, check.find({ site, facts, folders, later }), check, folders);
  }

  // A file can be deleted while the folder is listed; the next change checks again.
  return (files) => void check(files).catch((error: unknown) => output.warn(String(error)));
}

/** `src/node/built-pages/link-facts.ts` writes this shape after each change. */
export const readFacts = (): LinkFacts => JSON.parse(readFileSync(linkFactsFile, "utf8")) as LinkFacts;

/** The pages that changed files are the sources of; all where files belong to the program, or to no page. */
function pagesOf(files: Changed, facts: LinkFacts, all: readonly string[]): readonly string[] {
  const ofSources = new Set(facts.sources.map(([, file]) => file));
  if (files === "all" || files.some((file) => !ofSources.has(file) && !isData(file))) return all;
  const sourceOf = pageSources(facts);
  return all.filter((page) => files.includes(sourceOf(page) ?? ""));
}

/** Whether the data of a file reach pages by their queries. */
const isData = (file: string): boolean =>
  /^(?:definitions|static)[\\/]|^content[\\/].*\.(?:yml|luau)$/.test(file);
