import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { insertAll, type Insertion } from "../../lib/html/insert-all";
import type { Annotator, PageSamples, UsedInLists } from "../samples/annotator";
import type { TrustedScripts } from "./page-code";
import { publishedFiles } from "../files/published-files";
import { readPage, type ParsedPage } from "./read-page";

/** A rendered page, read and parsed once: link check, content policy and publishing share it. */
export interface RenderedPage {
  /** The published HTML, except for its content policy. */
  readonly html: string;
  readonly reading: ParsedPage;
}

/** The data of a site that its page checks need. */
export interface SiteReading {
  /** The sources of all files, pages among them, by their published path. */
  readonly files: ReadonlyMap<string, string>;
  /** By their published path. */
  readonly pages: ReadonlyMap<string, Pick<RenderedPage, "reading">>;
}

/** A site before it is published. */
export interface RenderedSite extends SiteReading {
  readonly pages: ReadonlyMap<string, RenderedPage>;
  /** The files other than pages whose published text is not that of their source. */
  readonly texts: ReadonlyMap<string, string>;
}

/** The readings of the previous build, if any. */
const READINGS = ".cache/page-readings.json";

/** Increase it whenever the result of `readPage` changes, or that of an annotator. */
const VERSION = 6;

/** The facts that parsing a page yields. */
interface CachedPage extends PageSamples {
  /** The text of the annotated page, without the lists of where entries are used. */
  readonly reading: ParsedPage;
}

/**
 * Reads all pages of a rendered site. Unchanged pages are not parsed again: what was found is cached by
 * digest.
 * @param stage the folder of the build
 */
export function readPages(stage: string, annotator: Annotator): RenderedSite {
  const readings = path.join(stage, READINGS);
  const cached = readCache(readings);
  const pages = new Map<string, CachedPage>();
  const files = publishedFiles(stage);
  const read = [...files]
    .filter(([file]) => file.endsWith(".html"))
    .map(([file, source]): ReadPage => {
      const rendered = readFileSync(source, "utf8");
      // Also where Gatsby has copied it.
      const trusted = existsSync(path.join(stage, "static", file)) ? "none" : "of-renderer";
      const digest = createHash("sha256").update(annotator.digest).update(file).update(rendered);
      const key = digest.update(trusted).digest("base64");
      const parsed = cached.get(key) ?? parsePage(pagePathOf(file), rendered, annotator, trusted);
      pages.set(key, parsed);
      return { file, rendered, parsed };
    });
  keep(readings, pages);
  const lists = annotator.usedIn(new Map(read.map(({ file, parsed }) => [pagePathOf(file), parsed.uses])));
  const texts = lists.files((file) => {
    const source = files.get(file);
    return source === undefined ? null : readFileSync(source, "utf8");
  });
  return { files, texts, pages: new Map(read.map((page) => [page.file, withLists(page, lists)])) };
}

interface ReadPage {
  readonly file: string;
  readonly rendered: string;
  readonly parsed: CachedPage;
}

function parsePage(
  pagePath: string,
  rendered: string,
  annotator: Annotator,
  trusted: TrustedScripts,
): CachedPage {
  const samples = annotator.read(pagePath, rendered);
  return { ...samples, reading: readPage(insertAll(rendered, samples.annotations), trusted) };
}

/** The lists depend on all pages, so they are not cached. Their links lead to what was found in the pages. */
function withLists({ file, rendered, parsed }: ReadPage, lists: UsedInLists): RenderedPage {
  const { annotations, reading } = parsed;
  const inserted = lists.insertions(pagePathOf(file), rendered);
  const bytes = inserted.reduce((sum, { text }) => sum + Buffer.byteLength(text), reading.bytes);
  return { html: insertAll(rendered, merged(annotations, inserted)), reading: { ...reading, bytes } };
}

/** In the order of their places. */
const merged = (a: readonly Insertion[], b: readonly Insertion[]): readonly Insertion[] =>
  b.length === 0 ? a : [...a, ...b].sort((one, other) => one.offset - other.offset);

/** `docs/intro/index.html` is shown at `/docs/intro`. */
const pagePathOf = (file: string): string => `/${file}`.replace(/(?:\/index)?\.html$/, "");

/** Written by `keep`, in a folder that is cleared with Gatsby's cache. */
interface PageCacheFile {
  readonly version: number;
  readonly readings: readonly (readonly [digest: string, page: CachedPage])[];
}

function keep(file: string, readings: ReadonlyMap<string, CachedPage>): void {
  const cache: PageCacheFile = { version: VERSION, readings: [...readings] };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(cache));
  renameSync(`${file}.new`, file);
}

function readCache(file: string): ReadonlyMap<string, CachedPage> {
  try {
    const { version, readings } = JSON.parse(readFileSync(file, "utf8")) as PageCacheFile;
    return new Map(version === VERSION ? readings : []);
  } catch {
    // The first build has no cache, and a damaged one is ignored: all pages are parsed.
    return new Map();
  }
}
