/**
 * Checks what only rendered pages show, after each change. Pages are rendered in the background, those whose sources
 * have changed first.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { pageChecks } from "../../src/node/check/page-checks";
import { reportChanges, type Output } from "../../src/node/diagnostics/report-diagnostics";
import { linkFactsFile, type LinkFacts } from "../../src/node/links/check-rendered-links";
import { filesUnder } from "../../src/node/publish/published-files";
import { readPage, type PageReading } from "../../src/node/publish/read-page";

export interface FollowedPages {
  /** Paths of all pages. */
  readonly paths: () => readonly string[];
  /** What a page is rendered from, apart from its source and the program. */
  readonly dataOf: (path: string) => Promise<unknown>;
  /** Null for a page that cannot be rendered, which is reported elsewhere. */
  readonly htmlOf: (path: string) => Promise<string | null>;
}

interface Known {
  readonly data: string;
  readonly reading: PageReading;
}

/** Changed files, as paths in the stage; "all" where every page may have changed. */
type Changed = readonly string[] | "all";

/**
 * @param folders where sources are: the site's folder, and the stage
 * @returns a function to be called after each change
 */
export function createPageChecks(
  pages: FollowedPages,
  folders: readonly [string, ...string[]],
  output: Output,
): (files: Changed) => void {
  const known = new Map<string, Known>();
  let waiting: Changed | null = null;
  let isWorking = false;

  async function work(): Promise<void> {
    for (let files = waiting; files !== null; files = waiting) {
      waiting = null;
      const facts = readFacts();
      const paths = pages.paths();
      for (const path of [...known.keys()].filter((one) => !paths.includes(one))) known.delete(path);
      for (const path of pagesOf(files, facts, paths)) known.delete(path);
      // What is rendered from changed data is only known when the data of all pages have been compared.
      for (const batch of [paths.filter((path) => !known.has(path)), paths])
        if (await read(batch)) report(paths, facts);
    }
  }

  /** Returns false where a newer change has come: it starts from what is known by then. */
  async function read(paths: readonly string[]): Promise<boolean> {
    for (const path of paths) {
      if (waiting !== null) return false;
      const data = digestOf(await pages.dataOf(path));
      if (known.get(path)?.data === data) continue;
      const html = await pages.htmlOf(path);
      if (html !== null) known.set(path, { data, reading: readPage(html) });
    }
    return waiting === null;
  }

  function report(paths: readonly string[], facts: LinkFacts): void {
    const site = {
      folder: "public",
      files: filesUnder("public").filter((file) => !/\.(?:html|xml)$/.test(file)),
      pages: new Map([...known].map(([path, page]) => [fileOf(path), page])),
    };
    const ofSite = existsSync("static") ? filesUnder("static").map((file) => `/${file}`) : [];
    const unknown = paths.filter((path) => !known.has(path));
    const later = [...facts.later, ...ofSite, ...unknown, "/__dev/"];
    for (const check of pageChecks)
      reportChanges(output, check.find({ site, facts, folders, later }), check, folders);
  }

  return (files) => {
    waiting = files === "all" || waiting === "all" ? "all" : [...(waiting ?? []), ...files];
    if (isWorking) return;
    isWorking = true;
    void work().finally(() => (isWorking = false));
  };
}

/** Written by src/node/links/link-facts.ts, after each change. */
const readFacts = (): LinkFacts => JSON.parse(readFileSync(linkFactsFile, "utf8")) as LinkFacts;

/** The pages that changed files are the sources of; all where the files belong to the program, or to no page. */
function pagesOf(files: Changed, { sources }: LinkFacts, all: readonly string[]): readonly string[] {
  const ofSources = new Set(sources.map(([, file]) => file));
  if (files === "all" || files.some((file) => !ofSources.has(file) && !isData(file))) return all;
  return sources.filter(([, file]) => files.includes(file)).map(([page]) => page);
}

/** Pages query the data of these. */
const isData = (file: string): boolean =>
  /^(?:definitions|static)[\\/]|^content[\\/].*\.(?:yml|luau)$/.test(file);

const digestOf = (data: unknown): string =>
  createHash("sha256").update(JSON.stringify(data)).digest("base64");

/** As a build writes the page. */
const fileOf = (page: string): string =>
  (page.endsWith(".html") ? page : `${page.replace(/\/$/, "")}/index.html`).slice(1);
