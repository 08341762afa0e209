import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { insertAll, type Insertion } from "../../lib/html/insert-all";
import { fileStamp } from "../files/copy-with-time";
import { programDigest } from "../files/digests";
import { openStore } from "../files/value-store";
import type { KeyedText } from "../files/write-unless-same";
import type { Annotator, PageLists, PageSamples, UsedInLists } from "../samples/annotator";
import type { TrustedScripts } from "./page-code";
import { publishedFiles } from "../files/published-files";
import { readPage, type ParsedPage } from "./read-page";

/** A rendered page, parsed once: link check, content policy and publishing share it. */
export interface RenderedPage extends KeyedText {
  /** The published HTML, except for its content policy. */
  readonly text: () => string;
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
  /** Its digest: files that another program has published are published again. */
  readonly program: string;
  readonly pages: ReadonlyMap<string, RenderedPage>;
  /** The files other than pages whose published text is not that of their source. */
  readonly texts: ReadonlyMap<string, KeyedText>;
}

/** The readings of the previous build, if any. */
const READINGS = ".cache/page-readings.json";

/** The facts that parsing a page yields. */
interface CachedPage extends PageSamples {
  /** Of the annotated page, without the lists of uses of entries. */
  readonly reading: ParsedPage;
  /** The state of its samples: see `Annotator`. */
  readonly state: string;
  /** The size of these lists, by their key. */
  readonly lists: { readonly key: string; readonly bytes: number } | null;
}

/**
 * Reads all pages of a rendered site. Unchanged pages are neither read nor parsed again: their results are
 * cached by the times of their files.
 * @param stage the folder of the build
 */
export function readPages(stage: string, annotator: Annotator): RenderedSite {
  const program = programDigest(stage);
  const store = openStore<CachedPage>(path.join(stage, READINGS), program);
  const cached = store.read();
  const files = publishedFiles(stage);
  const read = [...files]
    .filter(([file]) => file.endsWith(".html"))
    .map(([file, source]): ReadPage => {
      // Also where Gatsby has copied it.
      const trusted = existsSync(path.join(stage, "static", file)) ? "none" : "of-renderer";
      const key = [annotator.digest, file, fileStamp(source), trusted].join(" ");
      const last = cached.get(key);
      const isSame = last !== undefined && last.state === annotator.stateOf(pagePathOf(file), last.codes);
      const parsed = isSame ? last : parsePage(file, source, annotator, trusted);
      return { file, source, key, parsed };
    });
  const lists = annotator.usedIn(new Map(read.map(({ file, parsed }) => [pagePathOf(file), parsed.uses])));
  const listed = read.map((page) => ({ ...page, parsed: withLists(page, lists.of(pagePathOf(page.file))) }));
  const pages = new Map(listed.map(({ key, parsed }) => [key, parsed]));
  if (pages.size !== cached.size || [...pages].some(([key, page]) => cached.get(key) !== page))
    store.write(pages);
  return {
    program,
    files,
    texts: lists.files(files),
    pages: new Map(listed.map((page) => [page.file, renderedPage(page, lists)])),
  };
}

interface ReadPage {
  readonly file: string;
  readonly source: string;
  readonly key: string;
  readonly parsed: CachedPage;
}

function parsePage(file: string, source: string, annotator: Annotator, trusted: TrustedScripts): CachedPage {
  const rendered = readFileSync(source, "utf8");
  let reading: ParsedPage | null = null;
  const samples = annotator.read(pagePathOf(file), rendered, (html, listener) => {
    reading = readPage(html, trusted, listener);
  });
  reading ??= readPage(rendered, trusted);
  const parsed: CachedPage = {
    ...samples,
    state: annotator.stateOf(pagePathOf(file), samples.codes),
    reading: { ...reading, bytes: reading.bytes + bytesOf(samples.annotations) },
    lists: null,
  };
  // Copied, because parts of a string keep the whole page in memory.
  return JSON.parse(JSON.stringify(parsed)) as CachedPage;
}

const bytesOf = (inserted: readonly Insertion[]): number =>
  inserted.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);

/** Adds the size of the lists, which depend on all pages. They contain no code, and only links that exist. */
function withLists({ source, parsed }: ReadPage, lists: PageLists | null): CachedPage {
  if (parsed.lists?.key === lists?.key) return parsed;
  if (lists === null) return { ...parsed, lists };
  const inserted = lists.insertions(readFileSync(source, "utf8"));
  return { ...parsed, lists: { key: lists.key, bytes: bytesOf(inserted) } };
}

function renderedPage({ file, source, key, parsed }: ReadPage, { of }: UsedInLists): RenderedPage {
  const { annotations, reading, lists } = parsed;
  return {
    key: [key, parsed.state, lists?.key].join(" "),
    text: () => {
      const rendered = readFileSync(source, "utf8");
      const inserted = of(pagePathOf(file))?.insertions(rendered) ?? [];
      return insertAll(rendered, merged(annotations, inserted));
    },
    reading: { ...reading, bytes: reading.bytes + (lists?.bytes ?? 0) },
  };
}

/** In the order of their offsets. */
const merged = (a: readonly Insertion[], b: readonly Insertion[]): readonly Insertion[] =>
  b.length === 0 ? a : [...a, ...b].sort((one, other) => one.offset - other.offset);

/** `docs/intro/index.html` is shown at `/docs/intro`. */
const pagePathOf = (file: string): string => `/${file}`.replace(/(?:\/index)?\.html$/, "");
